import SwiftUI

@Observable
final class Tuner {
  var frequency = 99.9
}

protocol Receiver {
  var tuner: Tuner { get }
}

final class Radio: Receiver {
  static let shared = Radio()
  let tuner = Tuner()
  lazy var receiver: Receiver = {
    print("warming up")
    return self
  }()
}
