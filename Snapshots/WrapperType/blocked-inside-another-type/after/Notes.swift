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

@Observable
final class Diary {
  var days: [Int] = [] {
    willSet { daysSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var daysSubject = CurrentValueSubject<[Int], Never>(_days)
  @ObservationIgnored private var kept: [AnyPublisher<[Int], Never>] = []
  @ObservationIgnored private var latest: AnyPublisher<[Int], Never>?

  func keep() {
    kept.append(daysSubject.eraseToAnyPublisher())
    latest = daysSubject.eraseToAnyPublisher()
  }
}

struct NotesView: View {
  @ObservedObject var notes: Notes
  let diary: Diary

  var body: some View {
    Text("\(notes.texts.count) \(diary.days.count)")
  }
}
