// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Mail",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.target(name: "Mail", path: ".", exclude: ["Package.swift"])]
)
