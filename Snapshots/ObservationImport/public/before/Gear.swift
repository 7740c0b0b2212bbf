public import Combine
internal import SwiftUI

public final class Gear: ObservableObject {
  @Published public private(set) var number = 0
  public init() {}
  public var numbers: AnyPublisher<Int, Never> { $number.eraseToAnyPublisher() }
}
