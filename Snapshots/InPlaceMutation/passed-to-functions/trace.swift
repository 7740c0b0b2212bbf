@MainActor func behave() async {
  Plan.shared.change()
  print(Plan.shared.beds.map(\.plants))
}
