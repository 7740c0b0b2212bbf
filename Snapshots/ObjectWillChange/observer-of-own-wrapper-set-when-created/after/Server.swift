import SwiftUI

@propertyWrapper
struct Saved<Value> {
  let key: String
  let standard: Value

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? standard }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

@Observable
final class Server {
  var address: String {
    get {
      access(keyPath: \.address)
      return addressStorage
    }
    set {
      withMutation(keyPath: \.address) { addressStorage = newValue }
    }
  }
  @ObservationIgnored @Saved(key: "address", standard: "")
  private var addressStorage: String {
    willSet {
      print("address \(newValue)")
    }
  }
}

extension Server {
  convenience init(address: String) {
    self.init()
    self.address = address
  }
}

struct ServerView: View {
  @Bindable var server: Server

  var body: some View {
    TextField("Address", text: $server.address)
  }
}
