import SwiftUI

struct Post: Identifiable, Equatable {
  var id: Int
  let text: String

  static func == (a: Post, b: Post) -> Bool { a.id == b.id }
}

struct Question: Equatable {
  let title: String
  let answer: ((Bool) -> Void)?

  static func == (a: Question, b: Question) -> Bool { a.title == b.title }
}

@MainActor
@Observable
final class Feed {
  // Each new value has other ids.
  var posts: [Post] = []
  var pinned: [Post] = []
  // Only the closure may differ.
  var question: Question?
  @ObservationIgnored private var nextID = 0

  func renumber() { posts = withNewIDs(posts) }

  func replacePinned(by new: [Post]) { pinned = new }

  func ask(_ title: String, answer: @escaping (Bool) -> Void) {
    question = Question(title: title, answer: answer)
  }

  private func withNewIDs(_ posts: [Post]) -> [Post] {
    var result: [Post] = []
    for post in posts {
      var copy = post
      copy.id = nextID
      nextID += 1
      result.append(copy)
    }
    return result
  }
}

struct FeedView: View {
  let feed: Feed

  var body: some View {
    List {
      ForEach(feed.posts) { Text($0.text) }
      ForEach(feed.pinned) { Text($0.text) }
      if let question = feed.question {
        Text(question.title)
        if let answer = question.answer {
          Button("Yes") { answer(true) }
        }
      }
    }
  }
}
