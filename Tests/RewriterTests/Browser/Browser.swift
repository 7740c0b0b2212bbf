import Foundation
import Testing

/// A browser without a window, driven by the WebDriver protocol.
final class Browser {
  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Whether there is one; never on a build machine.
  static let isThere: Bool = {
    guard ProcessInfo.processInfo.environment["CI"] == nil else { return false }
    if path(of: "chromedriver") != nil, path(of: "chromium") != nil { return true }
    print("There is no chromium with a chromedriver: the browser tests are skipped.")
    return false
  }()

  struct BrowserError: Error { let message: String }

  private let driver = Process()
  /// Its end ends the driver, also if the tests are killed.
  private let life = Pipe()
  /// Ends when the driver and the browser have ended.
  let output = Pipe()
  private let port: UInt16
  private var session = ""

  init() throws {
    driver.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Not SIGTERM: the threads that run tests block it, and the processes that they start inherit that.
    let program = try #require(Self.path(of: "chromedriver"))
    driver.arguments = ["-c", #""$0" --port=0 & read -r line; kill -9 $!"#, program]
    driver.standardInput = life
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    var printed = ""
    var found: UInt16?
    while found == nil {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "chromedriver ended: \(printed)")
      printed += String(decoding: data, as: UTF8.self)
      found = printed.firstMatch(of: /on port (\d+)\./).flatMap { UInt16($0.1) }
    }
    port = found ?? 0
    let options: [String: Any] = [
      // The browser ends with the driver's end of the pipe.
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--remote-debugging-pipe",
      ]
    ]
    let wanted: [String: Any] = [
      "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    let made = try post("", ["capabilities": ["alwaysMatch": wanted]]) as? [String: Any]
    session = "/" + (try #require(made?["sessionId"] as? String))
  }

  deinit { try? life.fileHandleForWriting.close() }

  /// The browser of the tests that run one after another; a failure ends it.
  nonisolated(unsafe) private static var shared: Browser?

  /// Calls a function with a browser that remembers nothing.
  static func withShared(_ body: (Browser) throws -> Void) throws {
    let browser = try shared ?? Browser()
    shared = nil
    do {
      try body(browser)
      try browser.forget()
    } catch {
      try? browser.close()
      throw error
    }
    shared = browser
  }

  private func forget() throws {
    try disableScripts(false)
    try run("localStorage.clear()")
    _ = try (log("browser"), log("performance"))
  }

  /// Ends the browser; the driver ends with the value.
  func close() throws { _ = try call("DELETE", "", nil) }

  func open(_ file: URL, at fragment: String = "") throws {
    // A page that is there already would only be scrolled.
    _ = try post("/url", ["url": "about:blank"])
    _ = try post("/url", ["url": file.absoluteString + fragment])
  }

  /// What the window shows, as a PNG.
  func screenshot() throws -> Data {
    let text = try #require(try call("GET", "/screenshot", nil) as? String)
    return try #require(Data(base64Encoded: text))
  }

  func resize(width: Int, height: Int) throws {
    _ = try post("/window/rect", ["width": width, "height": height])
  }

  /// Shows the page as a screen of that size does, in CSS pixels, or as paper does.
  func emulate(width: Int, height: Int, isDark: Bool, isPrinted: Bool = false) throws {
    try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500])
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try ask(
      "Emulation.setEmulatedMedia", ["media": isPrinted ? "print" : "", "features": [scheme]])
  }

  /// Pages opened from now on run no script of theirs.
  func disableScripts(_ isDisabled: Bool = true) throws {
    try ask("Emulation.setScriptExecutionDisabled", ["value": isDisabled])
  }

  /// Asks the browser itself, rather than its driver.
  private func ask(_ command: String, _ parameters: [String: Any]) throws {
    _ = try post("/goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  /// The value of an expression in the page.
  func value<Value>(_ expression: String, as _: Value.Type = Value.self) throws -> Value {
    let value = try post("/execute/sync", ["script": "return \(expression)", "args": []])
    return try #require(value as? Value, "\(expression) is \(value)")
  }

  func run(_ script: String) throws {
    _ = try post("/execute/sync", ["script": script, "args": []])
  }

  /// Waits until an expression is true, as long as a script may take.
  func wait(until expression: String) throws {
    let script = """
      const done = arguments[0]
      const look = () => (\(expression)) ? done(true) : requestAnimationFrame(look)
      look()
      """
    _ = try post("/execute/async", ["script": script, "args": []])
  }

  /// Types on whatever has the focus.
  func type(_ keys: String) throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    let keyboard: [String: Any] = ["type": "key", "id": "keyboard", "actions": actions]
    _ = try post("/actions", ["actions": [keyboard]])
  }

  /// The messages on the console since the last call.
  func consoleMessages() throws -> [String] {
    try log("browser").compactMap { $0["message"] as? String }
  }

  /// The addresses that were asked for since the last call.
  func requests() throws -> [String] {
    try log("performance").compactMap { entry in
      guard let text = entry["message"] as? String,
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let message = object["message"] as? [String: Any],
        message["method"] as? String == "Network.requestWillBeSent",
        let parameters = message["params"] as? [String: Any],
        let request = parameters["request"] as? [String: Any]
      else { return nil }
      return request["url"] as? String
    }
  }

  private func log(_ kind: String) throws -> [[String: Any]] {
    try #require(try post("/se/log", ["type": kind]) as? [[String: Any]])
  }

  private func post(_ path: String, _ body: [String: Any]) throws -> Any {
    try call("POST", path, body)
  }

  private func call(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let head = """
      \(method) /session\(session)\(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(content.count)\r
      Connection: close\r
      \r

      """
    let connection = try connect()
    try connection.write(contentsOf: Data(head.utf8) + content)
    let data = try answer(on: connection)
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let trouble = value as? [String: Any], let message = trouble["error"] as? String {
      throw BrowserError(message: "\(message): \(trouble["message"] ?? "")")
    }
    return value
  }

  /// The driver says how long its answer is, and may keep the connection.
  private func answer(on connection: FileHandle) throws -> Data {
    var received = Data()
    while true {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(connection.fileDescriptor, &bytes, bytes.count)
      try #require(count > 0, "chromedriver does not answer")
      received += bytes.prefix(count)
      guard let end = received.firstRange(of: Data("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: received[..<end.lowerBound], as: UTF8.self).lowercased()
      let length = head.firstMatch(of: /content-length: *(\d+)/).flatMap { Int($0.1) }
      let start = end.upperBound
      if received.count >= start + (try #require(length)) { return received[start...] }
    }
  }

  private func connect() throws -> FileHandle {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0, "chromedriver does not answer")
    return file
  }
}
