import Combine
import SwiftUI

/// Not observable.
final class Courier {
  var place = "depot"
  var onChange: (() -> Void)?
  let stops = PassthroughSubject<String, Never>()
}

public class Parcel: ObservableObject {
  let courier = Courier()
  private let events = PassthroughSubject<(String, Int), Never>()
  private var source = PassthroughSubject<Int, Never>()

  public var place: String { courier.place }

  public init() {
    courier.onChange = { [weak self] in self?.objectWillChange.send() }
  }

  /// The same publisher, whatever changes.
  public func events(named name: String) -> some Publisher<Int, Never> {
    events.filter { $0.0 == name }.map(\.1)
  }

  public func texts(named name: String) -> some Publisher<String, Never> {
    events(named: name).map { String($0) }
  }

  /// Another one after a change.
  public func numbers() -> AnyPublisher<Int, Never> { source.eraseToAnyPublisher() }

  func replaceSource() {
    source = PassthroughSubject()
    courier.onChange?()
  }
}

public struct ParcelView: View {
  @ObservedObject var parcel: Parcel
  @State private var number = 0

  public init(parcel: Parcel) { self.parcel = parcel }

  public var body: some View {
    Text("\(parcel.place), \(number)")
      .onReceive(parcel.events(named: "scan")) { number = $0 }
  }
}
