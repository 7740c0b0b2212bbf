import protocol Combine.ObservableObject
import struct Combine.Published
import Foundation

final class Weather: ObservableObject {
  @Published var degrees = 0
}
