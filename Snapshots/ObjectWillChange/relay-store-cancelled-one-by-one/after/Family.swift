import SwiftUI

@Observable
final class Kid {
  var age = 0
}

@Observable
final class Family {
  let kid = Kid()
}

struct FamilyView: View {
  let family: Family

  var body: some View { Text("\(family.kid.age)") }
}
