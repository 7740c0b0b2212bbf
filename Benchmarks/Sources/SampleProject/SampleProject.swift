/// A project made up of nothing but a seed: models, views that hold them, and files that have nothing to do with either.
public struct SampleProject: Sendable {
  public struct File: Sendable {
    /// Relative to the project's root.
    public let path: String
    public let text: String
  }

  public let files: [File]

  /// - Parameters:
  ///   - fileCount: how many Swift files there are.
  ///   - markedShare: the share of files with something to migrate, from 0 to 1.
  ///   - seed: the same seed gives the same bytes.
  public init(fileCount: Int, markedShare: Double, seed: UInt64 = 1) {
    var random = SplitMix(state: seed)
    var files: [File] = [
      File(path: "Package.swift", text: Self.manifest)
    ]
    var marked = 0
    for number in 0..<fileCount {
      let folder = "Sources/App/Feature\(number / 50)"
      let due = Int((Double(number + 1) * markedShare).rounded())
      if marked < due {
        marked += 1
        files.append(
          File(
            path: "\(folder)/Screen\(number).swift",
            text: Self.screen(number, previous: marked > 1 ? number - 1 : nil, &random)))
      } else {
        files.append(
          File(path: "\(folder)/Service\(number).swift", text: Self.service(number, &random)))
      }
    }
    self.files = files
  }

  /// A project of long chains of calls, whose types follow one from another.
  public init(chainedFileCount: Int) {
    files =
      [File(path: "Package.swift", text: Self.manifest)]
      + (0..<chainedFileCount).map {
        File(path: "Sources/App/Query\($0).swift", text: Self.query($0))
      }
  }

  /// A project whose views own models that are costly to make, and hand them on through the environment.
  /// - Parameter fieldCount: how many further properties each model publishes.
  public init(ownerFileCount: Int, fieldCount: Int = 0) {
    files =
      [File(path: "Package.swift", text: Self.manifest)]
      + (0..<ownerFileCount).map { number in
        let isLast = number % 50 == 49 || number == ownerFileCount - 1
        return File(
          path: "Sources/App/Feature\(number / 50)/Owner\(number).swift",
          text: Self.owner(number, previous: number % 50 > 0, next: !isLast, fieldCount: fieldCount))
      }
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.target(name: "App")])

    """

  /// A model, and the view that owns it.
  private static func screen(_ number: Int, previous: Int?, _ random: inout SplitMix) -> String {
    let count = 2 + random.next(below: 4)
    var lines = ["import SwiftUI", "", "final class Screen\(number)Model: ObservableObject {"]
    for index in 0..<count {
      lines.append("  @Published var field\(number)x\(index): \(types[random.next(below: types.count)])")
    }
    lines.append("  private var visits = 0")
    lines += ["", "  func load\(number)() {"]
    lines.append("    visits += 1")
    lines.append("    let words = \"one two three\".split(separator: \" \").map(String.init)")
    lines.append("    if words.count > \(random.next(below: 5)) { print(words, visits) }")
    lines += ["  }", "}", "", "struct Screen\(number)View: View {"]
    lines.append("  @StateObject private var model = Screen\(number)Model()")
    lines.append("  @State private var isShown = false")
    lines += ["", "  var body: some View {", "    VStack(alignment: .leading, spacing: 8) {"]
    for index in 0..<(4 + random.next(below: 8)) {
      lines.append("      Text(\"Line \\(\(index))\").font(.headline).padding(.horizontal, \(index))")
    }
    lines.append("      Button(\"Load\") { model.load\(number)() }")
    lines += ["    }", "    .onAppear { isShown = true }", "  }", "}", ""]
    lines += ["struct Screen\(number)Detail: View {"]
    lines.append("  @ObservedObject var model: Screen\(number)Model")
    lines += ["", "  var body: some View {"]
    lines.append("    Text(String(describing: model.field\(number)x0))")
    lines += ["  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// A model whose initializer reads a file and subscribes, the view that owns it, and a part that observes it.
  private static func owner(_ number: Int, previous: Bool, next: Bool, fieldCount: Int) -> String {
    let name = "Owner\(number)"
    var lines = ["import Combine", "import SwiftUI", ""]
    lines += ["final class \(name)Model: ObservableObject {", "  static let shared = \(name)Model()", ""]
    lines += ["  @Published var rows: [Int] = [] {", "    didSet { count += 1 }", "  }"]
    lines += ["  @Published private(set) var isLoading = false"]
    lines += (0..<fieldCount).map { "  @Published var field\($0) = \($0)" }
    lines += ["  private var count = 0", "  private var blob: Data?", "  private var cancellables: Set<AnyCancellable> = []", ""]
    lines += ["  init() {", "    blob = try? Data(contentsOf: URL(fileURLWithPath: \"\(name)\"))"]
    lines.append("    $rows.sink { [weak self] in self?.count = $0.count }.store(in: &cancellables)")
    lines += ["  }", "", "  func refresh() {", "    objectWillChange.send()", "    isLoading = true"]
    lines += ["    rows.append(rows.count)", "  }", "}", "", "struct \(name)View: View {"]
    lines.append("  @StateObject private var model = \(name)Model()")
    if previous { lines.append("  @EnvironmentObject private var previous: Owner\(number - 1)Model") }
    lines += ["", "  var body: some View {", "    VStack {", "      Text(\"\\(model.rows.count)\")"]
    lines += (0..<fieldCount).map { "      Text(\"\\(model.field\($0))\")" }
    if previous { lines.append("      Text(\"\\(previous.rows.count)\")") }
    if next { lines.append("      Owner\(number + 1)View().environmentObject(model)") }
    lines += ["      \(name)Rows(model: model)", "    }", "    .task { model.refresh() }"]
    lines += ["    .onReceive(model.$rows) { print($0) }", "  }", "}", "", "struct \(name)Rows: View {"]
    lines.append("  @ObservedObject var model: \(name)Model")
    lines.append("  @ObservedObject private var shared = \(name)Model.shared")
    lines += ["", "  var body: some View {"]
    lines.append("    List($model.rows, id: \\.self) { $row in Text(\"\\(row) of \\(shared.rows.count)\") }")
    lines += ["  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// A model that is reached by a chain, a type whose calls give itself, and a view under many modifiers.
  private static func query(_ number: Int) -> String {
    let name = "Query\(number)"
    var lines = ["import SwiftUI", "", "final class \(name)Model: ObservableObject {"]
    lines += ["  @Published var rows: [Int] = []", "  var query = \(name)()", "}", ""]
    lines += ["struct \(name) {", "  var model: \(name)Model { \(name)Model() }", "  var limit = 0"]
    // One name is a property's and a function's, so that a call of it may be either.
    lines += ["  func limit(_ count: Int) -> \(name) { self }"]
    lines += ["  func map(_ body: (\(name)) -> \(name)) -> \(name) { body(self) }", "}", ""]
    lines += ["struct \(name)View: View {", "  @StateObject private var model = \(name)Model()"]
    lines += ["", "  var body: some View {", "    List(model.rows, id: \\.self) { Text(\"\\($0)\") }"]
    for index in 0..<20 {
      lines.append("      .padding(\(index)).onChange(of: model.rows) { model.rows.append(\(index)) }")
    }
    lines += ["      .onAppear { load() }", "  }", "", "  private func load() {"]
    let limits = (0..<12).map { ".limit(\($0))" }.joined()
    let steps = Array(repeating: ".model.query", count: 12).joined()
    let maps = (0..<6).map { "query\(number)x\($0).map { query\(number)x\($0 + 1) in " }.joined()
    lines.append("    model.query\(limits).model.rows = []")
    lines.append("    model.query\(steps).model.rows = [1]")
    lines.append("    let query\(number)x0 = model.query")
    lines.append("    _ = \(maps)query\(number)x6\(limits)\(String(repeating: " }", count: 6))")
    lines += ["  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static let types = ["Int = 0", "String = \"\"", "Bool = false", "[Int] = []", "Double = 1"]

  /// Values and functions, as in most files of an app.
  private static func service(_ number: Int, _ random: inout SplitMix) -> String {
    var lines = ["import Foundation", "", "/// Keeps what feature \(number / 50) knows of item \(number)."]
    lines += ["struct Service\(number): Codable, Hashable {"]
    lines.append("  let identifier: Int")
    lines.append("  var title: String")
    lines.append("  var amounts: [Double] = []")
    for index in 0..<(3 + random.next(below: 6)) {
      lines += [
        "", "  // The sum of what is above \(index), rounded to the next full amount.",
        "  func total\(index)(above limit: Double, in amounts: [Double]) -> Double {",
        "    var sum = 0.0", "    for amount in amounts where amount > limit {",
        "      sum += amount * \(random.next(below: 100)).5",
        "      if sum > 1_000_000 { return sum.rounded(.up) }", "    }",
        "    guard let first = amounts.first(where: { $0 > limit }) else { return sum }",
        "    return max(sum, first) + Double(title.count)", "  }",
      ]
    }
    lines += ["}", "", "extension Service\(number) {"]
    lines.append("  static let sample = Service\(number)(identifier: \(number), title: \"Item\")")
    lines += ["", "  var summary: String {", "    let parts = [title, String(identifier)]"]
    lines += ["    return parts.joined(separator: \", \")", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }
}

/// A small generator of numbers whose sequence is the same everywhere.
private struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
