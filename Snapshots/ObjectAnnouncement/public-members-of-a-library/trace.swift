import SwiftUI

struct ClientView: View {
  #if MIGRATED
    let parcel: Parcel
  #else
    @ObservedObject var parcel: Parcel
  #endif

  var body: some View {
    Text("\(parcel.isLate), \(parcel.stop(0)), \(parcel.summary)")
  }
}

@MainActor func behave() async {
  let parcel = Parcel()
  parcel.courier.stops = ["Rome"]
  let host = Host(root: ClientView(parcel: parcel))
  host.render()
  trace(host.text)
  parcel.courier.isLate = true
  parcel.courier.stops = ["Oslo", "Rome"]
  parcel.courier.onChange?()
  host.update()
  trace(host.text)
}
