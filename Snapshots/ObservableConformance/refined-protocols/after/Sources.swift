import SwiftUI

protocol Named: AnyObject {
  var name: String { get set }
}

protocol Source: AnyObject, Observable, Named {
  associatedtype Item
  var items: [Item] { get }
  func load()
}

protocol PagedSource: Source {
  var page: Int { get set }
}

@Observable
final class Books: PagedSource {
  var name = "Books"
  private(set) var items: [String] = []
  var page = 0

  func load() { items.append("book \(items.count)") }
}

struct SourceView<S: PagedSource>: View where S.Item == String {
  @State var source: S

  init(source: S) {
    _source = State(wrappedValue: source)
  }

  var body: some View {
    TextField("Name", text: $source.name)
    Stepper("Page", value: $source.page)
    Text("\(source.name): \(source.items.joined(separator: ", ")), \(source.page)")
    Button("Load") { source.load() }
  }
}
