import SwiftUI

final class Weather: Station {
  @Published var degrees = 20
}
