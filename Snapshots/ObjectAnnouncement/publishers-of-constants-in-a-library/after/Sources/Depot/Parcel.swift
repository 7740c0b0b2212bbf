import Combine
import SwiftUI

/// Not observable.
final class Courier {
  var place = "depot"
  var onChange: (() -> Void)?
  let stops = PassthroughSubject<String, Never>()
}

@Observable
public class Parcel {
  let courier = Courier()
  private let events = PassthroughSubject<(String, Int), Never>()
  @ObservationIgnored private var source = PassthroughSubject<Int, Never>()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  public var place: String {
    access(keyPath: \.self)
    return courier.place
  }

  public init() {
    courier.onChange = { [weak self] in self?.notifyObservers() }
  }

  /// The same publisher, whatever changes.
  public func events(named name: String) -> some Publisher<Int, Never> {
    events.filter { $0.0 == name }.map(\.1)
  }

  public func texts(named name: String) -> some Publisher<String, Never> {
    events(named: name).map { String($0) }
  }

  /// Another one after a change.
  public func numbers() -> AnyPublisher<Int, Never> {
    access(keyPath: \.self)
    return source.eraseToAnyPublisher()
  }

  func replaceSource() {
    source = PassthroughSubject()
    courier.onChange?()
  }
}

public struct ParcelView: View {
  let parcel: Parcel
  @State private var number = 0

  public init(parcel: Parcel) { self.parcel = parcel }

  public var body: some View {
    Text("\(parcel.place), \(number)")
      .onReceive(parcel.events(named: "scan")) { number = $0 }
  }
}
