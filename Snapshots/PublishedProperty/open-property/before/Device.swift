import SwiftUI

open class Device: ObservableObject {
  /// What the owner calls it.
  @Published open var name = "" {
    didSet { print("\(oldValue) is \(name)") }
  }
  @Published
  open internal(set) var level: Int

  public init(level: Int) {
    self.level = level
    name = "new"
  }

  public func charge() { level += 1 }
}

open class Lamp: Device {
  open override var name: String {
    didSet { print("lamp \(name)") }
  }
}

struct DeviceView: View {
  @ObservedObject var device: Device

  var body: some View {
    Text("\(device.name) \(device.level)")
    Button("Charge") { device.charge() }
    TextField("Name", text: $device.name)
  }
}
