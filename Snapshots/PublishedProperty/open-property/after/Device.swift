import SwiftUI

@Observable
open class Device {
  /// What the owner calls it.
  open var name: String {
    @storageRestrictions(initializes: nameStorage)
    init(initialValue) { nameStorage = initialValue }
    get {
      access(keyPath: \.name)
      return nameStorage
    }
    set {
      withMutation(keyPath: \.name) { nameStorage = newValue }
    }
  }
  @ObservationIgnored private var nameStorage = "" {
    didSet { print("\(oldValue) is \(name)") }
  }
  open internal(set) var level: Int {
    @storageRestrictions(initializes: levelStorage)
    init(initialValue) { levelStorage = initialValue }
    get {
      access(keyPath: \.level)
      return levelStorage
    }
    set {
      withMutation(keyPath: \.level) { levelStorage = newValue }
    }
  }
  @ObservationIgnored private var levelStorage: Int

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
  @Bindable var device: Device

  var body: some View {
    Text("\(device.name) \(device.level)")
    Button("Charge") { device.charge() }
    TextField("Name", text: $device.name)
  }
}
