@MainActor func behave() async {
  let parcel = Parcel()
  parcel.weight = "2"
  parcel.labels = ["fragile": 1]
}
