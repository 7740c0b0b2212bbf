/// Parses a project in rounds: first the files that contain something relevant to the migration, then the files that
/// the parsed code refers to, until no more files are needed.
///
/// The model lacks the unparsed files. It records the questions it is asked; if these require more files, the caller
/// asks again after they are parsed.
public struct Reading {
  /// The files that a target compiles, or may compile.
  private let sources: [SourceFile]
  /// The paths of the other files that refer to an `ObservableObject`, of those that may be edited.
  private let uncompiled: [String]
  private let layout: ProjectLayout
  private let jobs: Int
  private let extent: Extent
  /// The facts of the parsed files, by file number.
  private var facts: [Int: FileFacts] = [:]
  /// The words of the unparsed files, by file number; nil for a parsed file.
  private var unread: [Words?]
  private var answered: Set<Question> = []
  private var questions: Questions?
  /// Whether a file contains something that refers to an `ObservableObject`.
  private let mentionsObservableObjects: Bool

  /// - Parameter extent: How much of the project to parse.
  public init(_ project: Project, jobs: Int, extent: Extent) {
    let readsAll = extent == .all
    self.extent = extent
    let all = project.sources
    self.jobs = jobs
    // The manifests are read in parallel with the sources. They are the first part, because it takes longest.
    let looked = mapInParallel(all.count + 1, jobs: jobs) { part -> Look in
      guard part > 0 else {
        return .layout(
          ProjectLayout(manifests: project.manifests, sourcePaths: all.map(\.path)))
      }
      let source = all[part - 1]
      let words = source.words
      guard readsAll || words.isMarked else { return .unread(words) }
      return .read(
        survey(ParsedFile(source), keepsPieces: words.isMarked),
        mentionsObservableObject: words.mentionsObservableObject)
    }
    guard case .layout(let layout) = looked[0] else {
      preconditionFailure("the parts stand in their order")
    }
    self.layout = layout
    let looks = zip(all, looked.dropFirst())
    let compiled = looks.filter { !layout.uncompiled.contains($0.0.path) }
    uncompiled = looks.filter { source, look in
      guard case .read(_, true) = look else { return false }
      return source.isInEditingScope && layout.uncompiled.contains(source.path)
    }.map(\.0.path).sorted()
    sources = compiled.map(\.0)
    unread = Array(repeating: nil, count: sources.count)
    var aliases: Set<UInt32> = []
    var mentionsObservableObjects = false
    for (number, look) in compiled.map(\.1).enumerated() {
      switch look {
      case .layout: continue
      case .read(let found, let mentionsObservableObject):
        facts[number] = found
        if mentionsObservableObject { mentionsObservableObjects = true }
      case .unread(let words):
        unread[number] = words
        aliases.formUnion(words.hashes(in: .alias))
      }
    }
    self.mentionsObservableObjects = mentionsObservableObjects
    if readsAll { return }
    questions = Questions()
    // An extension of a typealias extends a type that neither file has to name.
    read(unreadNumbers { [aliases] in $0.hashes(in: .extended).contains(where: aliases.contains) })
  }

  /// How much of a project is parsed. The result of a run does not depend on it.
  public enum Extent: Sendable {
    /// Every file.
    case all
    /// The files that are needed, or all files if these are more than a quarter of the project.
    case needed
    /// The files that are needed and no others; slower than `needed` if there are many.
    case leastNeeded
  }

  /// The result for one file in the first round. There is one for each file, so the large case is `indirect` to save
  /// memory.
  private enum Look: Sendable {
    indirect case layout(ProjectLayout)
    case read(FileFacts, mentionsObservableObject: Bool)
    case unread(Words)
  }

  /// Whether every file is parsed.
  public var isComplete: Bool { facts.count == sources.count }

  /// The numbers of the unparsed files whose words satisfy a condition, in order.
  private func unreadNumbers(where isWanted: @escaping @Sendable (Words) -> Bool) -> [Int] {
    let unread = unread
    let runs = unread.indices.runs(of: 1024)
    return mapInParallel(runs.count, jobs: jobs) { part in
      runs[part].filter { unread[$0].map(isWanted) ?? false }
    }.flatMap(\.self)
  }

  /// The model of the files that are parsed so far.
  public func model() -> ProjectModel {
    ProjectModel(
      .init(
        files: facts.sorted { $0.key < $1.key }.map(\.value), fileCount: sources.count,
        layout: layout, uncompiled: uncompiled,
        mentionsObservableObjects: mentionsObservableObjects,
        questions: isComplete ? nil : questions), jobs: jobs)
  }

  /// Parses the files that the model still needs. Returns false if there are none.
  public mutating func parseMore(for model: ProjectModel) -> Bool {
    guard !isComplete, let questions else { return false }
    let asked = questions.asked.union(Reach(model, jobs: jobs).questions).union(questions.asked)
    let new = asked.subtracting(answered)
    answered = asked
    let numbers = numbers(answering: new)
    guard !numbers.isEmpty else { return false }
    read(numbers)
    return true
  }

  /// Parses all remaining files.
  public mutating func readAll() { read(unreadNumbers { _ in true }) }

  private func numbers(answering questions: Set<Question>) -> [Int] {
    var wanted: [UInt32: [(role: Words.Role, other: (hash: UInt32, role: Words.Role)?)]] = [:]
    for question in questions {
      let words = question.words
      let other = words.other.map { (WordHash.of($0.word), $0.role) }
        .flatMap { Words.counts($0.0) ? $0 : nil }
      wanted[WordHash.of(words.word), default: []].append((words.role, other))
    }
    // Few of the words are asked for, and checking some bits of the hash rules out most of the others.
    var bits = Array(repeating: false, count: 1 << 16)
    for hash in wanted.keys { bits[Int(hash & 0xFFFF)] = true }
    return unreadNumbers { [bits, wanted] words in
      let hashes = words.hashes
      return hashes.indices.contains { index in
        bits[Int(hashes[index] & 0xFFFF)]
          && (wanted[hashes[index]] ?? []).contains { role, other in
            guard words.role(at: index).isAny(of: role) else { return false }
            guard let other else { return true }
            return words.role(of: other.hash)?.isAny(of: other.role) ?? false
          }
      }
    }
  }

  /// Parses the given files, or all remaining files if more than a quarter of the project is then parsed. Beyond that,
  /// deciding which files to skip costs more than parsing them, because each round asks all questions again.
  private mutating func read(_ numbers: [Int]) {
    var numbers = numbers
    let unreadSize = unread.indices.reduce(0) { $0 + (unread[$1] == nil ? 0 : sources[$1].size) }
    let size = numbers.reduce(0) { $0 + sources[$1].size }
    let all = sources.reduce(0) { $0 + $1.size }
    if extent != .leastNeeded, (unreadSize - size) * 4 < all * 3 {
      numbers = unreadNumbers { _ in true }
    }
    // Parses the largest files first, so that no thread is left with a large file at the end.
    numbers.sort { sources[$0].size > sources[$1].size }
    let chosen = numbers.map { sources[$0] }
    let read = mapInParallel(chosen.count, jobs: jobs) { survey(ParsedFile(chosen[$0])) }
    for (number, facts) in zip(numbers, read) {
      self.facts[number] = facts
      unread[number] = nil
    }
  }
}
