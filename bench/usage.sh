# For the shell scripts of the project, which read it: `usage SCRIPT OPTIONS "$@"` answers --help with the comment at the head of the script, and
# refuses with exit code 2 what begins with a stroke and is none of the options (a list with spaces).
usage() {
  local script=$1 options=$2 word
  shift 2
  for word in "$@"; do
    case $word in
      -h | --help)
        sed -n '2,${/^#/!q;s/^# \{0,1\}//p}' "$script"
        exit 0
        ;;
      -*)
        if [[ " $options " != *" $word "* ]]; then
          echo "$word is no option here; allowed: ${options:-none, but --help}" >&2
          exit 2
        fi
        ;;
    esac
  done
}
