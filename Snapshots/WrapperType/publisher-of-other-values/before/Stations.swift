import Combine

/// What no publisher of a model can be stays as it is.
protocol Archive {
  var entriesPublisher: Published<[String: Int]?>.Publisher { get }
  var savedPublisher: Published<Bool>.Publisher { get }
}

final class Diary: Archive {
  @Published var entries: [String: Int]?
  var entriesPublisher: Published<[String: Int]?>.Publisher { $entries }
  @Published var isSaved = false
  var savedPublisher: Published<Bool>.Publisher { $isSaved }
}

final class Draft: ObservableObject {
  @Published var isSaved = false
  var savedPublisher: Published<Bool>.Publisher { $isSaved }
}
