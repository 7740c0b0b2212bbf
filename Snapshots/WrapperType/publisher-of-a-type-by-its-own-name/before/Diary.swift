import Combine

enum Library {
  struct Page: Equatable {}
}

typealias Page = Library.Page

/// What no publisher of a model can be stays as it is.
final class Diary {
  @Published var page = Page()
  var pagePublisher: Published<Page>.Publisher { $page }
}

final class Draft: ObservableObject {
  @Published var isSaved = false
  var savedPublisher: Published<Bool>.Publisher { $isSaved }
}
