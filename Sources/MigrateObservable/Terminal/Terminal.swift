/// Writes to standard output and standard error.
struct Terminal: Sendable {
  enum Color: String, Sendable, CaseIterable { case auto, always, never }

  let usesColor: Bool
  /// Whether standard error is a terminal and the user did not ask for quiet.
  let showsProgress: Bool

  /// Whether the terminal only prints characters.
  static var isDumb: Bool { environmentVariable("TERM") == "dumb" }

  init(color: Color, isQuiet: Bool) {
    let isTerminal = isatty(STDERR_FILENO) == 1
    switch color {
    case .always: usesColor = true
    case .never: usesColor = false
    case .auto:
      let isRefused = environmentVariable("NO_COLOR").map { !$0.isEmpty } ?? false
      usesColor = isTerminal && !isRefused && !Self.isDumb
    }
    showsProgress = isTerminal && !isQuiet && !Self.isDumb
  }

  /// Prints the patch: unchanged to a file or pipe; colored, with control characters escaped and through the pager to
  /// a terminal.
  func printPatch(_ patch: String, usesPager: Bool) {
    guard isatty(STDOUT_FILENO) == 1, !patch.isEmpty else {
      return Self.put(patch, to: STDOUT_FILENO)
    }
    let lines = patch.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { Self.paintPatchLine($0, usesColor: usesColor) }.joined(separator: "\n")
    if usesPager, !Self.isDumb, let pager = Pager(), pager.show(text) { return }
    Self.put(text, to: STDOUT_FILENO)
  }

  /// A line of a patch, colored by what it does.
  static func paintPatchLine(_ line: Substring, usesColor: Bool) -> String {
    let text = escapingControls(String(line), keeping: ["\t"])
    guard usesColor else { return text }
    let isName = line.hasPrefix("---") || line.hasPrefix("+++")
    let code =
      isName ? "1" : ["+": "32", "-": "31", "@": "36"][line.first.map(String.init) ?? ""]
    return code.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text
  }

  /// Prints a document for programs, unchanged.
  func printDocument(_ pieces: [[UInt8]]) {
    Self.put(
      String(decoding: pieces.reduce(into: []) { $0 += $1 }, as: UTF8.self), to: STDOUT_FILENO)
  }

  func printResult(_ text: String) { Self.put(text + "\n", to: STDOUT_FILENO) }

  /// Prints lines on standard error, with control characters escaped: text from a project may contain any.
  func report(_ lines: [String]) {
    let text = lines.map { paint(escapingControls($0)) + "\n" }.joined()
    Self.put(text, to: STDERR_FILENO)
  }

  /// Whether the user can be asked questions.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Writes a question, or part of one.
  func ask(_ text: String) { Self.put(text, to: STDERR_FILENO) }

  /// Shows what the run is doing, on a line that the next text replaces.
  func showProgress(_ text: String) {
    guard showsProgress else { return }
    Self.put("\r\u{1B}[K" + escapingControls(text), to: STDERR_FILENO)
  }

  func clearProgress() {
    guard showsProgress else { return }
    Self.put("\r\u{1B}[K", to: STDERR_FILENO)
  }

  /// Colors the severity, as compilers do.
  private func paint(_ line: String) -> String {
    guard usesColor else { return line }
    let colors = [("error: ", "31"), ("warning: ", "33"), ("note: ", "36")]
    for (severity, code) in colors {
      if let range = line.firstRange(of: severity) {
        return line[..<range.lowerBound] + "\u{1B}[1;\(code)m\(severity)\u{1B}[0m"
          + line[range.upperBound...]
      }
    }
    return line
  }

  private static func put(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = write(descriptor, start, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          let code = errno
          guard descriptor == STDOUT_FILENO else { return }
          if code == EPIPE {
            put(
              "note: standard output was closed before everything was written\n", to: STDERR_FILENO)
            return
          }
          // Files are written before, so that nothing is lost.
          put(
            "error: standard output cannot be written: \(String(cString: strerror(code)))\n",
            to: STDERR_FILENO)
          exit(ExitStatus.unwritable.rawValue)
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

/// Replaces characters that control a terminal or change the direction of text with escapes.
func escapingControls(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
  func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F:
      return !kept.contains(scalar)
    default: return false
    }
  }
  guard text.unicodeScalars.contains(where: isHarmful) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isHarmful(scalar) {
      result += scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
