@testable import Disks

extension Folder: Equatable {
  public static func == (a: Folder, b: Folder) -> Bool { a.id == b.id }
}
