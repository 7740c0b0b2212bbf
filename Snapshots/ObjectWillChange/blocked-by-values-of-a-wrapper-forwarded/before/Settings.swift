import Combine
import SwiftUI

@propertyWrapper
final class Stored<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

  var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
}

final class Settings: ObservableObject {
  @Stored var isVerbose = false
  @Stored var level = 1
  @Published var session = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    $isVerbose.dropFirst().sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
    $session.merge(with: $level).dropFirst(2)
      .sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
  }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text("verbose \(settings.isVerbose), level \(settings.level), session \(settings.session)")
    Button("Verbose") { settings.isVerbose.toggle() }
    Button("Level") { settings.level += 1 }
  }
}
