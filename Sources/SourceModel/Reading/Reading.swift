/// The reading of a project in rounds: first the files that hold something to act on, then those that what was read leads
/// to, until nothing leads to another.
///
/// The model lacks the others; what it is asked is noted, and whoever asked asks again when that leads to more files.
public struct Reading {
  private let sources: [SourceFile]
  private let layout: ProjectLayout
  private let jobs: Int
  private let extent: Extent
  /// Of the files that are parsed, by their numbers.
  private var facts: [Int: FileFacts] = [:]
  /// The words of the files that are not parsed, by their numbers; nil for those that are.
  private var unread: [Words?]
  private var answered: Set<Question> = []
  private var questions: Questions?
  /// Whether something of an `ObservableObject` stands in any file.
  private let holdsObjects: Bool

  /// - Parameter extent: how much is parsed.
  public init(_ project: Project, jobs: Int, extent: Extent) {
    let readsAll = extent == .all
    self.extent = extent
    let sources = project.sources
    self.sources = sources
    self.jobs = jobs
    // The manifests are read beside the sources: their part comes first, for it is the longest.
    let looked = mapInParallel(sources.count + 1, jobs: jobs) { part -> Look in
      guard part > 0 else {
        return .layout(
          ProjectLayout(manifests: project.manifests, sourcePaths: sources.map(\.path)))
      }
      let source = sources[part - 1]
      let words = source.words
      guard readsAll || words.isMarked else { return .unread(words) }
      return .read(
        survey(ParsedFile(source), keepsPieces: words.isMarked), namesObjects: words.namesObjects)
    }
    guard case .layout(let layout) = looked[0] else {
      preconditionFailure("the parts stand in their order")
    }
    self.layout = layout
    unread = Array(repeating: nil, count: sources.count)
    var aliases: Set<UInt32> = []
    var holdsObjects = false
    for (number, look) in looked.dropFirst().enumerated() {
      switch look {
      case .layout: continue
      case .read(let found, let namesObjects):
        facts[number] = found
        if namesObjects { holdsObjects = true }
      case .unread(let words):
        unread[number] = words
        aliases.formUnion(words.hashes(in: .alias))
      }
    }
    self.holdsObjects = holdsObjects
    if readsAll { return }
    questions = Questions()
    // What extends a typealias extends a type that neither file need name.
    read(unreadNumbers { [aliases] in $0.hashes(in: .extended).contains(where: aliases.contains) })
  }

  /// How much of a project is parsed. What comes out depends on it nowhere.
  public enum Extent: Sendable {
    /// Every file.
    case all
    /// What something leads to, and all where that is more than a quarter.
    case needed
    /// What something leads to, and nothing else: dearer where that is much.
    case leastNeeded
  }

  /// In no more memory than most of them take: there is one for each file.
  private enum Look: Sendable {
    indirect case layout(ProjectLayout)
    case read(FileFacts, namesObjects: Bool)
    case unread(Words)
  }

  /// Whether every file is parsed.
  public var isComplete: Bool { facts.count == sources.count }

  /// The numbers of the files that are not parsed, in order, of those whose words are such as asked for.
  private func unreadNumbers(where isWanted: @escaping @Sendable (Words) -> Bool) -> [Int] {
    let unread = unread
    let runs = unread.indices.runs(of: 1024)
    return mapInParallel(runs.count, jobs: jobs) { part in
      runs[part].filter { unread[$0].map(isWanted) ?? false }
    }.flatMap(\.self)
  }

  /// The model of what is parsed so far.
  public func model() -> ProjectModel {
    ProjectModel(
      files: facts.sorted { $0.key < $1.key }.map(\.value), of: sources.count, layout: layout,
      holdsObjects: holdsObjects, questions: isComplete ? nil : questions, jobs: jobs)
  }

  /// Parses what the model needs besides; false where that is nothing.
  public mutating func readsMore(for model: ProjectModel) -> Bool {
    guard !isComplete, let questions else { return false }
    let asked = questions.asked.union(Reach(model, jobs: jobs).questions).union(questions.asked)
    let new = asked.subtracting(answered)
    answered = asked
    let numbers = numbers(answering: new)
    guard !numbers.isEmpty else { return false }
    read(numbers)
    return true
  }

  /// Parses all that is left.
  public mutating func readAll() { read(unreadNumbers { _ in true }) }

  private func numbers(answering questions: Set<Question>) -> [Int] {
    var wanted: [UInt32: [(role: Words.Role, other: (hash: UInt32, role: Words.Role)?)]] = [:]
    for question in questions {
      let words = question.words
      let other = words.other.map { (WordHash.of($0.word), $0.role) }
        .flatMap { Words.counts($0.0) ? $0 : nil }
      wanted[WordHash.of(words.word), default: []].append((words.role, other))
    }
    // Hardly a word is asked for, and most are seen not to be by a few of their bits.
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

  /// Where a quarter is parsed, finding out what need not be costs more than to parse it: each round asks all anew.
  private mutating func read(_ numbers: [Int]) {
    var numbers = numbers
    let unreadSize = unread.indices.reduce(0) { $0 + (unread[$1] == nil ? 0 : sources[$1].size) }
    let size = numbers.reduce(0) { $0 + sources[$1].size }
    let all = sources.reduce(0) { $0 + $1.size }
    if extent != .leastNeeded, (unreadSize - size) * 4 < all * 3 {
      numbers = unreadNumbers { _ in true }
    }
    // The largest first, so that no thread is left with one of them in the end.
    numbers.sort { sources[$0].size > sources[$1].size }
    let chosen = numbers.map { sources[$0] }
    let read = mapInParallel(chosen.count, jobs: jobs) { survey(ParsedFile(chosen[$0])) }
    for (number, facts) in zip(numbers, read) {
      self.facts[number] = facts
      unread[number] = nil
    }
  }
}
