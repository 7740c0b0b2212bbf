import Combine
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

final class Server: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  @Saved(key: "address", standard: "")
  var address: String {
    willSet {
      objectWillChange.send()
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
  @ObservedObject var server: Server

  var body: some View {
    TextField("Address", text: $server.address)
  }
}
