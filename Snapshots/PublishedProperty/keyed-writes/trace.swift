import SwiftUI

@MainActor func behave() async {
  let form = Form()
  form.address.tags = ["a"]
  form.fill()
  trace(form.address.city, form.address.tags, form.answers, form.grid)
}
