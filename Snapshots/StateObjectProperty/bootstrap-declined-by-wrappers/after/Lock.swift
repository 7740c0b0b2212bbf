import Combine
import SwiftUI

/// Sends changes, and nothing to those who subscribe later.
@propertyWrapper
final class Changes<Value: Equatable> {
  private let subject = PassthroughSubject<Value, Never>()
  var wrappedValue: Value { didSet { if oldValue != wrappedValue { subject.send(wrappedValue) } } }
  var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Sends the latest value to everybody who subscribes.
@propertyWrapper
final class Latest<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  var wrappedValue: Value { didSet { subject.send(wrappedValue) } }
  var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    subject = CurrentValueSubject(wrappedValue)
  }
}

final class Lock: @unchecked Sendable {
  static let shared = Lock()
  @Changes var isOpen = false
  @Latest var code = "1"
}

/// A change before the view appears would be missed.
@Observable
final class Door: ObservableObject {
  private(set) var isOpen: Bool
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    isOpen = Lock.shared.isOpen
    Lock.shared.$isOpen.receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.isOpen = $0 }
      .store(in: &cancellables)
  }
}

struct DoorView: View {
  @StateObject private var door = Door()

  var body: some View { Text(door.isOpen ? "open" : "locked") }
}

/// The code is sent again.
@Observable
final class Keypad {
  private(set) var code: String
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  init() {
    code = Lock.shared.code
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    Lock.shared.$code.receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.code = $0 }
      .store(in: &cancellables)
    isReady = true
  }
}

struct KeypadView: View {
  @State private var keypad = Keypad()

  var body: some View { Text(keypad.code).task { await keypad.bootstrap() } }
}
