// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Depot",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Depot", targets: ["Depot"])],
  targets: [.target(name: "Depot")]
)
