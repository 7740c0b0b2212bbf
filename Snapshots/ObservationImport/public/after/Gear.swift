public import Combine
public import Observation
internal import SwiftUI

@Observable
public final class Gear {
  public private(set) var number = 0 {
    willSet { numberSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var numberSubject = CurrentValueSubject<Int, Never>(_number)
  public init() {}
  public var numbers: AnyPublisher<Int, Never> { numberSubject.eraseToAnyPublisher() }
}
