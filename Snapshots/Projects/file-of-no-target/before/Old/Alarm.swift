import SwiftUI

final class Alarm: ObservableObject {
  @Published var isOn = false
}
