import SwiftUI

@MainActor func behave() async {
  let cellar = Cellar()
  cellar.follow()
  cellar.degrees = 9
  cellar.bottles += 1
}
