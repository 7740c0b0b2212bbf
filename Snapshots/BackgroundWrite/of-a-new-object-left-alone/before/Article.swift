import SwiftUI

final class Article: ObservableObject {
  @Published var title = ""
  @Published var text = ""

  static func create() -> Article { Article() }
}

/// No view shows an article that has just been created.
final class Importer {
  func load(_ text: String) async -> [Article] {
    let article = Article()
    article.title = "Title"
    let copy = Article.create()
    copy.text = text
    return [article, copy]
  }
}

struct ArticleView: View {
  @ObservedObject var article: Article

  var body: some View { Text(article.title + article.text) }
}
