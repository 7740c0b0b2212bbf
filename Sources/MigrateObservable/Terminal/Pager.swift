/// The program that shows a long text on a terminal, chosen as Git does.
struct Pager {
  private let command: String

  /// Nil where `PAGER` asks for none.
  init?() {
    let command = environmentVariable("PAGER") ?? "less"
    guard !command.isEmpty, command != "cat" else { return nil }
    self.command = command
  }

  /// Shows the text until the user quits.
  /// - Returns: false if the pager cannot be run.
  func show(_ text: String) -> Bool {
    do throws(SystemError) {
      // A file instead of a pipe, so that quitting early closes nothing that is still written to.
      let file = try UnnamedFile(containing: Array(text.utf8))
      let defaults = environmentVariable("LESS") == nil ? ["LESS=FRX"] : []
      let child = try ChildProcess(
        ["/bin/sh", "-c", command], environment: ChildProcess.environment + defaults,
        input: file.descriptor, output: STDOUT_FILENO, messages: STDERR_FILENO, isForeground: true)
      // Control-C is for the pager.
      let previous = signal(SIGINT, SIG_IGN)
      defer { signal(SIGINT, previous) }
      return try child.wait() != 127
    } catch {
      return false
    }
  }
}
