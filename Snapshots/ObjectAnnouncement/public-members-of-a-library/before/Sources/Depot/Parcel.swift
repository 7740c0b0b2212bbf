import Combine
import SwiftUI

/// Not observable.
final class Courier {
  var place = "depot"
  var isLate = false
  var stops: [String] = []
  var onChange: (() -> Void)?
}

public class Parcel: ObservableObject {
  let courier = Courier()

  public var place: String { courier.place }

  /// Read by clients alone.
  public var isLate: Bool { courier.isLate }

  public init() {
    courier.onChange = { [weak self] in self?.objectWillChange.send() }
  }

  public func stop(_ number: Int) -> String { courier.stops[number] }

  /// Called for its effect.
  public func advance(to place: String) -> Bool {
    courier.place = place
    courier.onChange?()
    return courier.isLate
  }

  func isAt(_ place: String) -> Bool { courier.place == place }
}

public extension Parcel {
  var summary: String { "\(courier.stops.count) stops" }
}

public struct ParcelView: View {
  @ObservedObject var parcel: Parcel

  public init(parcel: Parcel) { self.parcel = parcel }

  public var body: some View {
    Text(parcel.place)
  }
}
