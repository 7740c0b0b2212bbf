import Foundation
import SwiftUI

final class Shelf: ObservableObject {
  @Published var books = ["Atlas", "Novel"]
  @Published var order = 1
  private let titles = NSCache<NSString, NSString>()

  func title() -> String {
    if let known = titles.object(forKey: "title") { return known as String }
    let made = books.joined(separator: ", ")
    titles.setObject(made as NSString, forKey: "title")
    return made
  }

  /// Reads its source each time.
  func sorted() -> String {
    let key = "\(order)" as NSString
    if let known = titles.object(forKey: key) { return known as String }
    let made = "order \(order)" as NSString
    titles.setObject(made, forKey: key)
    return made as String
  }

  func add(_ book: String) {
    titles.removeAllObjects()
    books.append(book)
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text(shelf.title())
    Text(shelf.sorted())
    Button("Add") { shelf.add("Poems") }
  }
}
