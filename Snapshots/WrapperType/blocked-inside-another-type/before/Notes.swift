import Combine
import SwiftUI

final class Notes: ObservableObject {
  @Published var texts: [String] = []
  @Published var title = ""

  /// The type of what is made of two publishers names both.
  var both: Publishers.CombineLatest<Published<[String]>.Publisher, Published<String>.Publisher> {
    $texts.combineLatest($title)
  }
}

final class Diary: ObservableObject {
  @Published var days: [Int] = []
  private var kept: [Published<[Int]>.Publisher] = []
  private var latest: Published<[Int]>.Publisher?

  func keep() {
    kept.append($days)
    latest = $days
  }
}

struct NotesView: View {
  @ObservedObject var notes: Notes
  @ObservedObject var diary: Diary

  var body: some View {
    Text("\(notes.texts.count) \(diary.days.count)")
  }
}
