import Combine
import SwiftUI

/// Tells of the changes of the object that it keeps.
final class Keeper<Kept: ObservableObject>: ObservableObject {
  private let subject = PassthroughSubject<Void, Never>()
  private var cancellable: AnyCancellable?
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  var kept: Kept? {
    didSet { cancellable = kept?.objectWillChange.sink { [subject] _ in subject.send() } }
  }
}

/// Tells of its own.
final class Label: ObservableObject {
  private let subject = PassthroughSubject<Void, Never>()
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  var text = "" {
    willSet { subject.send() }
  }
}

/// Tells of settings that no property stores.
final class Preferences: ObservableObject {
  private let subject = PassthroughSubject<Void, Never>()
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }

  var isLarge: Bool {
    get { UserDefaults.standard.bool(forKey: "large") }
    set {
      subject.send()
      UserDefaults.standard.set(newValue, forKey: "large")
    }
  }
}

/// Tells of its own, in an observer.
@Observable
final class Note {
  private let subject = PassthroughSubject<Void, Never>()
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  var text = "" {
    willSet { subject.send() }
  }
}

struct NoteView: View {
  let note: Note
  @ObservedObject var preferences: Preferences

  var body: some View {
    Text(note.text).bold(preferences.isLarge)
  }
}

struct LabelView: View {
  @ObservedObject var label: Label
  @ObservedObject var keeper: Keeper<Label>

  var body: some View {
    Text(label.text + (keeper.kept?.text ?? ""))
  }
}
