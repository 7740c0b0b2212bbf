import SwiftUI

/// Not observable.
final class Courier {
  var place = "depot"
  var isLate = false
  var stops: [String] = []
  var onChange: (() -> Void)?
}

@Observable
public class Parcel {
  let courier = Courier()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  public var place: String {
    access(keyPath: \.self)
    return courier.place
  }

  /// Read by clients alone.
  public var isLate: Bool {
    access(keyPath: \.self)
    return courier.isLate
  }

  public init() {
    courier.onChange = { [weak self] in self?.notifyObservers() }
  }

  public func stop(_ number: Int) -> String {
    access(keyPath: \.self)
    return courier.stops[number]
  }

  /// Called for its effect.
  public func advance(to place: String) -> Bool {
    courier.place = place
    courier.onChange?()
    return courier.isLate
  }

  func isAt(_ place: String) -> Bool { courier.place == place }
}

public extension Parcel {
  var summary: String {
    access(keyPath: \.self)
    return "\(courier.stops.count) stops"
  }
}

public struct ParcelView: View {
  let parcel: Parcel

  public init(parcel: Parcel) { self.parcel = parcel }

  public var body: some View {
    Text(parcel.place)
  }
}
