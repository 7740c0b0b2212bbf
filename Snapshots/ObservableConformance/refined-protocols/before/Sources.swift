import SwiftUI

protocol Named: AnyObject {
  var name: String { get set }
}

protocol Source: ObservableObject, Named {
  associatedtype Item
  var items: [Item] { get }
  func load()
}

protocol PagedSource: Source {
  var page: Int { get set }
}

final class Books: PagedSource {
  @Published var name = "Books"
  @Published private(set) var items: [String] = []
  @Published var page = 0

  func load() { items.append("book \(items.count)") }
}

struct SourceView<S: PagedSource>: View where S.Item == String {
  @StateObject var source: S

  var body: some View {
    TextField("Name", text: $source.name)
    Stepper("Page", value: $source.page)
    Text("\(source.name): \(source.items.joined(separator: ", ")), \(source.page)")
    Button("Load") { source.load() }
  }
}
