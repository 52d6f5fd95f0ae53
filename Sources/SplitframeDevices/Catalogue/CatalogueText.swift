/// The catalogue as JSON, in the shape that `--devices-file` reads: every fact about a device stands here, once.
///
/// It is Swift text rather than a resource: a file of this size that is embedded as bytes takes minutes to compile,
/// and one beside the program would have to travel with it.
enum CatalogueText {
    static let json = #"""
        [
          {
            "id": "iphone-4s",
            "name": "iPhone 4s",
            "idiom": "phone",
            "year": 2011,
            "models": [{"name": "iPhone 4s", "year": 2011, "identifiers": ["iPhone4,1"]}],
            "portraitSize": {"w": 320, "h": 480},
            "scale": 2,
            "nativePixels": {"w": 640, "h": 960},
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=9",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                "kind": "inferred",
                "source": "as on the other iPhones with a home button: the status bar upright, nothing on its side"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "compact", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [],
            "downsampled": false,
            "maxOS": "iOS 9",
            "provenance": {
              "portraitSize": "endoflife.date, products/iphone.md",
              "sizeClasses": {"kind": "inferred", "source": "as on every iPhone of 4 to 4.7 inches: HIG size-class table"},
              "identifiers,year": "recalled, not sourced",
              "maxOS": "endoflife.date"
            },
            "notes": ["The only phone of 3.5 inches with iOS 8 and 9."]
          },
          {
            "id": "iphone-se-1",
            "name": "iPhone SE (1st generation)",
            "idiom": "phone",
            "year": 2012,
            "models": [
              {"name": "iPhone 5", "year": 2012, "identifiers": ["iPhone5,1", "iPhone5,2"]},
              {"name": "iPhone 5c", "year": 2013, "identifiers": ["iPhone5,3", "iPhone5,4"]},
              {"name": "iPhone 5s", "year": 2013, "identifiers": ["iPhone6,1", "iPhone6,2"]},
              {"name": "iPod touch (5th generation)", "year": 2012, "identifiers": ["iPod5,1"]},
              {"name": "iPod touch (6th generation)", "year": 2015, "identifiers": ["iPod7,1"]},
              {"name": "iPhone SE (1st generation)", "year": 2016, "identifiers": ["iPhone8,4"]},
              {"name": "iPod touch (7th generation)", "year": 2019, "identifiers": ["iPod9,1"]}
            ],
            "portraitSize": {"w": 320, "h": 568},
            "scale": 2,
            "nativePixels": {"w": 640, "h": 1136},
            "ppi": 326,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=15",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "compact", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [],
            "downsampled": false,
            "layoutMargins": {"portrait": {"top": 20, "left": 16, "bottom": 0, "right": 16}, "landscape": {"top": 0, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 16, "bottom": 0, "right": 16}, "landscape": {"top": 0, "left": 20, "bottom": 0, "right": 20}},
            "maxOS": "iOS 10 (5, 5c) / 12 (5s) / 15 (SE 1, iPod touch 7)",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers of the SE; those of iPhone 5 to 5s and iPod touch, and release years, recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": []
          },
          {
            "id": "iphone-4-7-inch",
            "name": "iPhone 6 / 6s / 7 / 8 / SE (2nd, 3rd generation)",
            "idiom": "phone",
            "year": 2014,
            "models": [
              {"name": "iPhone 6", "year": 2014, "identifiers": ["iPhone7,2"]},
              {"name": "iPhone 6s", "year": 2015, "identifiers": ["iPhone8,1"]},
              {"name": "iPhone 7", "year": 2016, "identifiers": ["iPhone9,1", "iPhone9,3"]},
              {"name": "iPhone 8", "year": 2017, "identifiers": ["iPhone10,1", "iPhone10,4"]},
              {"name": "iPhone SE (2nd generation)", "year": 2020, "identifiers": ["iPhone12,8"]},
              {"name": "iPhone SE (3rd generation)", "year": 2022, "identifiers": ["iPhone14,6"]}
            ],
            "portraitSize": {"w": 375, "h": 667},
            "scale": 2,
            "nativePixels": {"w": 750, "h": 1334},
            "ppi": 326,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "compact", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 320, "h": 568}, "kind": "published", "source": "techqa/stackoverflow 41206959", "note": "documented for 6/6s/7"}],
            "downsampled": false,
            "layoutMargins": {"portrait": {"top": 20, "left": 16, "bottom": 0, "right": 16}, "landscape": {"top": 0, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 16, "bottom": 0, "right": 16}, "landscape": {"top": 0, "left": 20, "bottom": 0, "right": 20}},
            "keyboardHeight": {"portrait": 260, "landscape": 206, "source": "device_preview@HEAD-iOS26.5-sim", "note": "flutterware iOS 26.2 reads 260/200"},
            "maxOS": "iOS 12 (6) / 15 (6s, 7) / 16 (8) / 27+ (SE 2, SE 3)",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": []
          },
          {
            "id": "iphone-5-5-inch",
            "name": "iPhone 6 Plus / 6s Plus / 7 Plus / 8 Plus",
            "idiom": "phone",
            "year": 2014,
            "models": [
              {"name": "iPhone 6 Plus", "year": 2014, "identifiers": ["iPhone7,1"]},
              {"name": "iPhone 6s Plus", "year": 2015, "identifiers": ["iPhone8,2"]},
              {"name": "iPhone 7 Plus", "year": 2016, "identifiers": ["iPhone9,2", "iPhone9,4"]},
              {"name": "iPhone 8 Plus", "year": 2017, "identifiers": ["iPhone10,2", "iPhone10,5"]}
            ],
            "portraitSize": {"w": 414, "h": 736},
            "scale": 3,
            "nativePixels": {"w": 1080, "h": 1920},
            "ppi": 401,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=16",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "regular", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [
              {
                "mode": "larger-text",
                "portraitSize": {"w": 375, "h": 667},
                "kind": "published",
                "source": "techqa/stackoverflow 41206959",
                "note": "documented for 6+/6s+/7+; landscape width class is compact at this size (inferred)"
              }
            ],
            "renderPixels": {"w": 1242, "h": 2208},
            "downsampled": true,
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 0, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 0, "left": 20, "bottom": 0, "right": 20}},
            "maxOS": "iOS 12 (6 Plus) / 15 (6s, 7 Plus) / 16 (8 Plus)",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG+hacknicity (panel), frameit/HIG (render)",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Renders at 1242x2208 and is downsampled to the 1080x1920 panel."]
          },
          {
            "id": "iphone-x",
            "name": "iPhone X / XS / 11 Pro",
            "idiom": "phone",
            "year": 2017,
            "models": [
              {"name": "iPhone X", "year": 2017, "identifiers": ["iPhone10,3", "iPhone10,6"]},
              {"name": "iPhone XS", "year": 2018, "identifiers": ["iPhone11,2"]},
              {"name": "iPhone 11 Pro", "year": 2019, "identifiers": ["iPhone12,3"]}
            ],
            "portraitSize": {"w": 375, "h": 812},
            "scale": 3,
            "nativePixels": {"w": 1125, "h": 2436},
            "ppi": 458,
            "cornerRadius": 39,
            "homeButton": false,
            "sensorHousing": "notch",
            "safeArea": {"portrait": {"top": 44, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 44, "bottom": 20, "right": 44}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 44, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 44, "bottom": 21, "right": 44},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 44, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 44, "bottom": 20, "right": 44},
                "kind": "inferred",
                "source": "iOS 26 landscape rule; 11 Pro only"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "compact", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 320, "h": 693}, "kind": "inferred", "source": "recalled; third-party test comment gives 320x693 for 6.1-inch phones"}],
            "downsampled": false,
            "layoutMargins": {"portrait": {"top": 44, "left": 16, "bottom": 34, "right": 16}, "landscape": {"top": 0, "left": 60, "bottom": 21, "right": 60}},
            "readableContentInsets": {"portrait": {"top": 44, "left": 16, "bottom": 34, "right": 16}, "landscape": {"top": 0, "left": 60, "bottom": 21, "right": 60}},
            "maxOS": "iOS 16 (X) / 18 (XS) / 27+ (11 Pro)",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": []
          },
          {
            "id": "iphone-xs-max",
            "name": "iPhone XS Max / 11 Pro Max",
            "idiom": "phone",
            "year": 2018,
            "models": [{"name": "iPhone XS Max", "year": 2018, "identifiers": ["iPhone11,4", "iPhone11,6"]}, {"name": "iPhone 11 Pro Max", "year": 2019, "identifiers": ["iPhone12,5"]}],
            "portraitSize": {"w": 414, "h": 896},
            "scale": 3,
            "nativePixels": {"w": 1242, "h": 2688},
            "ppi": 458,
            "cornerRadius": 39,
            "homeButton": false,
            "sensorHousing": "notch",
            "safeArea": {"portrait": {"top": 44, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 44, "bottom": 20, "right": 44}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 44, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 44, "bottom": 21, "right": 44},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 44, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 44, "bottom": 20, "right": 44},
                "kind": "inferred",
                "source": "iOS 26 landscape rule; 11 Pro Max only"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "regular", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 375, "h": 812}, "kind": "reported", "source": "gist ricsantos/e7baee; Telegram DeviceMetrics"}],
            "downsampled": false,
            "layoutMargins": {"portrait": {"top": 44, "left": 20, "bottom": 34, "right": 20}, "landscape": {"top": 0, "left": 60, "bottom": 21, "right": 60}},
            "readableContentInsets": {"portrait": {"top": 44, "left": 20, "bottom": 34, "right": 20}, "landscape": {"top": 0, "left": 116, "bottom": 21, "right": 116}},
            "maxOS": "iOS 18 (XS Max) / 27+ (11 Pro Max)",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": []
          },
          {
            "id": "iphone-xr",
            "name": "iPhone XR / 11",
            "idiom": "phone",
            "year": 2018,
            "models": [{"name": "iPhone XR", "year": 2018, "identifiers": ["iPhone11,8"]}, {"name": "iPhone 11", "year": 2019, "identifiers": ["iPhone12,1"]}],
            "portraitSize": {"w": 414, "h": 896},
            "scale": 2,
            "nativePixels": {"w": 828, "h": 1792},
            "ppi": 326,
            "cornerRadius": 41.5,
            "homeButton": false,
            "sensorHousing": "notch",
            "safeArea": {"portrait": {"top": 48, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 48, "bottom": 20, "right": 48}},
            "safeAreaByOS": [
              {
                "os": "12-13",
                "portrait": {"top": 44, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 44, "bottom": 21, "right": 44},
                "kind": "published",
                "source": "swift-snapshot-testing (its landscape bottom is 24)"
              },
              {
                "os": "14-18",
                "portrait": {"top": 48, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 48, "bottom": 21, "right": 48},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 48, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 48, "bottom": 20, "right": 48},
                "kind": "inferred",
                "source": "iOS 26 landscape rule; 11 only"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "regular", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 375, "h": 812}, "kind": "reported", "source": "gist ricsantos/e7baee; Telegram DeviceMetrics"}],
            "downsampled": false,
            "layoutMargins": {"portrait": {"top": 48, "left": 20, "bottom": 34, "right": 20}, "landscape": {"top": 0, "left": 64, "bottom": 21, "right": 64}},
            "readableContentInsets": {"portrait": {"top": 48, "left": 20, "bottom": 34, "right": 20}, "landscape": {"top": 0, "left": 116, "bottom": 21, "right": 116}},
            "maxOS": "iOS 18 (XR) / 27+ (11)",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Measured on iPhone 11; XR assumed identical."]
          },
          {
            "id": "iphone-12-mini",
            "name": "iPhone 12 mini / 13 mini",
            "idiom": "phone",
            "year": 2020,
            "models": [{"name": "iPhone 12 mini", "year": 2020, "identifiers": ["iPhone13,1"]}, {"name": "iPhone 13 mini", "year": 2021, "identifiers": ["iPhone14,4"]}],
            "portraitSize": {"w": 375, "h": 812},
            "scale": 3,
            "nativePixels": {"w": 1080, "h": 2340},
            "ppi": 476,
            "cornerRadius": 44,
            "homeButton": false,
            "sensorHousing": "notch",
            "safeArea": {"portrait": {"top": 50, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 50, "bottom": 20, "right": 50}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 50, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 50, "bottom": 21, "right": 50},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 50, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 50, "bottom": 20, "right": 50},
                "kind": "inferred",
                "source": "iOS 26 landscape rule"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "compact", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 320, "h": 693}, "kind": "inferred", "source": "recalled"}],
            "renderPixels": {"w": 1125, "h": 2436},
            "downsampled": true,
            "layoutMargins": {"portrait": {"top": 50, "left": 16, "bottom": 34, "right": 16}, "landscape": {"top": 0, "left": 66, "bottom": 21, "right": 66}},
            "readableContentInsets": {"portrait": {"top": 50, "left": 16, "bottom": 34, "right": 16}, "landscape": {"top": 0, "left": 66, "bottom": 21, "right": 66}},
            "maxOS": "iOS 27+",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG+hacknicity (panel), frameit/HIG (render)",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Renders at 1125x2436 and is downsampled to the 1080x2340 panel (native scale 2.88)."]
          },
          {
            "id": "iphone-12",
            "name": "iPhone 12 / 12 Pro / 13 / 13 Pro / 14 / 16e / 17e",
            "idiom": "phone",
            "year": 2020,
            "models": [
              {"name": "iPhone 12", "year": 2020, "identifiers": ["iPhone13,2"]},
              {"name": "iPhone 12 Pro", "year": 2020, "identifiers": ["iPhone13,3"]},
              {"name": "iPhone 13", "year": 2021, "identifiers": ["iPhone14,5"]},
              {"name": "iPhone 13 Pro", "year": 2021, "identifiers": ["iPhone14,2"]},
              {"name": "iPhone 14", "year": 2022, "identifiers": ["iPhone14,7"]},
              {"name": "iPhone 16e", "year": 2025, "identifiers": ["iPhone17,5"]},
              {"name": "iPhone 17e", "year": 2026, "identifiers": ["iPhone18,5"]}
            ],
            "portraitSize": {"w": 390, "h": 844},
            "scale": 3,
            "nativePixels": {"w": 1170, "h": 2532},
            "ppi": 460,
            "cornerRadius": 47.33,
            "homeButton": false,
            "sensorHousing": "notch",
            "safeArea": {"portrait": {"top": 47, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 47, "bottom": 20, "right": 47}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 47, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 47, "bottom": 21, "right": 47},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 47, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 47, "bottom": 20, "right": 47},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim (16e/17e)"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "compact", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 320, "h": 693}, "kind": "reported", "source": "gist ricsantos/e7baee; Telegram DeviceMetrics; hoaphantn7604 issue 1"}],
            "downsampled": false,
            "layoutMargins": {"portrait": {"top": 47, "left": 16, "bottom": 34, "right": 16}, "landscape": {"top": 0, "left": 63, "bottom": 21, "right": 63}},
            "readableContentInsets": {"portrait": {"top": 47, "left": 16, "bottom": 34, "right": 16}, "landscape": {"top": 0, "left": 63, "bottom": 21, "right": 63}},
            "keyboardHeight": {"portrait": 335, "landscape": 208, "source": "device_preview@HEAD-iOS26.5-sim (17e)", "note": "flutterware iOS 26.2 reads 335/248 on iPhone 13"},
            "maxOS": "iOS 27+",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": []
          },
          {
            "id": "iphone-12-pro-max",
            "name": "iPhone 12 Pro Max / 13 Pro Max / 14 Plus",
            "idiom": "phone",
            "year": 2020,
            "models": [
              {"name": "iPhone 12 Pro Max", "year": 2020, "identifiers": ["iPhone13,4"]},
              {"name": "iPhone 13 Pro Max", "year": 2021, "identifiers": ["iPhone14,3"]},
              {"name": "iPhone 14 Plus", "year": 2022, "identifiers": ["iPhone14,8"]}
            ],
            "portraitSize": {"w": 428, "h": 926},
            "scale": 3,
            "nativePixels": {"w": 1284, "h": 2778},
            "ppi": 458,
            "cornerRadius": 53.33,
            "homeButton": false,
            "sensorHousing": "notch",
            "safeArea": {"portrait": {"top": 47, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 47, "bottom": 20, "right": 47}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 47, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 47, "bottom": 21, "right": 47},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 47, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 47, "bottom": 20, "right": 47},
                "kind": "inferred",
                "source": "portrait top 47 measured by flutterware-iOS26.2-sim; landscape by iOS 26 rule"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "regular", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 375, "h": 812}, "kind": "reported", "source": "gist ricsantos/e7baee; Telegram DeviceMetrics"}],
            "downsampled": false,
            "layoutMargins": {"portrait": {"top": 47, "left": 20, "bottom": 34, "right": 20}, "landscape": {"top": 0, "left": 63, "bottom": 21, "right": 63}},
            "readableContentInsets": {"portrait": {"top": 47, "left": 20, "bottom": 34, "right": 20}, "landscape": {"top": 0, "left": 131, "bottom": 21, "right": 131}},
            "keyboardHeight": {"portrait": 345, "landscape": 248, "source": "flutterware-iOS26.2-sim"},
            "maxOS": "iOS 27+",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": []
          },
          {
            "id": "iphone-14-pro",
            "name": "iPhone 14 Pro / 15 / 15 Pro / 16",
            "idiom": "phone",
            "year": 2022,
            "models": [
              {"name": "iPhone 14 Pro", "year": 2022, "identifiers": ["iPhone15,2"]},
              {"name": "iPhone 15", "year": 2023, "identifiers": ["iPhone15,4"]},
              {"name": "iPhone 15 Pro", "year": 2023, "identifiers": ["iPhone16,1"]},
              {"name": "iPhone 16", "year": 2024, "identifiers": ["iPhone17,3"]}
            ],
            "portraitSize": {"w": 393, "h": 852},
            "scale": 3,
            "nativePixels": {"w": 1179, "h": 2556},
            "ppi": 460,
            "cornerRadius": 55,
            "homeButton": false,
            "sensorHousing": "dynamicIsland",
            "safeArea": {"portrait": {"top": 59, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 59, "bottom": 20, "right": 59}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 59, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 59, "bottom": 21, "right": 59},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim; device_preview@bfdd4e7-Xcode16-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 59, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 59, "bottom": 20, "right": 59},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim (16)"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "compact", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 320, "h": 693}, "kind": "reported", "source": "gist ricsantos/e7baee; Telegram DeviceMetrics; hoaphantn7604 issue 1"}],
            "downsampled": false,
            "dynamicIsland": {"width": 125, "height": 37, "y": 11, "kind": "published", "source": "device_preview device_specs/README"},
            "layoutMargins": {"portrait": {"top": 59, "left": 16, "bottom": 34, "right": 16}, "landscape": {"top": 0, "left": 75, "bottom": 21, "right": 75}},
            "readableContentInsets": {"portrait": {"top": 59, "left": 16, "bottom": 34, "right": 16}, "landscape": {"top": 0, "left": 75, "bottom": 21, "right": 75}},
            "keyboardHeight": {"portrait": 335, "landscape": 208, "source": "device_preview@HEAD-iOS26.5-sim (16)", "note": "flutterware iOS 26.2 reads 336/219"},
            "maxOS": "iOS 27+",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": []
          },
          {
            "id": "iphone-14-pro-max",
            "name": "iPhone 14 Pro Max / 15 Plus / 15 Pro Max / 16 Plus",
            "idiom": "phone",
            "year": 2022,
            "models": [
              {"name": "iPhone 14 Pro Max", "year": 2022, "identifiers": ["iPhone15,3"]},
              {"name": "iPhone 15 Plus", "year": 2023, "identifiers": ["iPhone15,5"]},
              {"name": "iPhone 15 Pro Max", "year": 2023, "identifiers": ["iPhone16,2"]},
              {"name": "iPhone 16 Plus", "year": 2024, "identifiers": ["iPhone17,4"]}
            ],
            "portraitSize": {"w": 430, "h": 932},
            "scale": 3,
            "nativePixels": {"w": 1290, "h": 2796},
            "ppi": 460,
            "cornerRadius": 55,
            "homeButton": false,
            "sensorHousing": "dynamicIsland",
            "safeArea": {"portrait": {"top": 59, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 59, "bottom": 20, "right": 59}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 59, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 59, "bottom": 21, "right": 59},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim; device_preview@bfdd4e7-Xcode16-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 59, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 59, "bottom": 20, "right": 59},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim (16 Plus)"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "regular", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 375, "h": 812}, "kind": "reported", "source": "gist ricsantos/e7baee; Telegram DeviceMetrics"}],
            "downsampled": false,
            "dynamicIsland": {"width": 125, "height": 37, "y": 11, "kind": "published", "source": "device_preview device_specs/README"},
            "layoutMargins": {"portrait": {"top": 59, "left": 20, "bottom": 34, "right": 20}, "landscape": {"top": 0, "left": 75, "bottom": 21, "right": 75}},
            "readableContentInsets": {"portrait": {"top": 59, "left": 20, "bottom": 34, "right": 20}, "landscape": {"top": 0, "left": 134, "bottom": 21, "right": 134}},
            "keyboardHeight": {"portrait": 345, "landscape": 208, "source": "device_preview@HEAD-iOS26.5-sim (16 Plus)"},
            "maxOS": "iOS 27+",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["DeviceKit and frameit list iPhone 14 Pro Max at 458 ppi; pixel diagonal / 6.69 in gives 460."]
          },
          {
            "id": "iphone-16-pro",
            "name": "iPhone 16 Pro / 17 / 17 Pro",
            "idiom": "phone",
            "year": 2024,
            "models": [
              {"name": "iPhone 16 Pro", "year": 2024, "identifiers": ["iPhone17,1"]},
              {"name": "iPhone 17", "year": 2025, "identifiers": ["iPhone18,3"]},
              {"name": "iPhone 17 Pro", "year": 2025, "identifiers": ["iPhone18,1"]},
              {
                "id": "iphone-18-pro", "name": "iPhone 18 Pro", "year": 2026, "identifiers": ["iPhone19,2"], "minOS": "iOS 27",
                "dynamicIsland": {
                  "width": 94.67, "height": 36.67, "y": 14, "kind": "measured",
                  "source": "simulators of Xcode 27 as third parties read them; Apple, accessory design drawings: 15.67 x 6.07 mm",
                  "note": "EchoTechFE/devicekit and Telegram keep the island of the 17 Pro, some 125 wide"
                },
                "safeAreaByOS": [
                  {
                    "os": "27",
                    "portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0},
                    "landscape": {"top": 0, "left": 62, "bottom": 20, "right": 62},
                    "kind": "measured",
                    "source": "safearea.info, simulators of Xcode 27.1",
                    "note": "one fixture writes 21 at the bottom in landscape"
                  }
                ],
                "keyboardHeight": null,
                "provenance": {
                  "portraitSize": {"kind": "measured", "source": "simulator profiles of Xcode 27"},
                  "nativePixels": "Apple, technical specifications",
                  "ppi": "Apple, technical specifications",
                  "cornerRadius": "simulators of Xcode 27.1: safearea.info; Telegram DeviceMetrics",
                  "sizeClasses": {"kind": "inferred", "source": "HIG size-class table of the phones before it"},
                  "identifiers,year": "AppleDB; Xcode 27.0 device traits",
                  "maxOS": "AppleDB: begins at iOS 27.0 (24A8428)"
                },
                "notes": ["Released 2026-09-18; endoflife.date writes a day later.", "Display Zoom size not found in a usable source."]
              }
            ],
            "portraitSize": {"w": 402, "h": 874},
            "scale": 3,
            "nativePixels": {"w": 1206, "h": 2622},
            "ppi": 460,
            "cornerRadius": 62,
            "homeButton": false,
            "sensorHousing": "dynamicIsland",
            "safeArea": {"portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 62, "bottom": 20, "right": 62}},
            "safeAreaByOS": [
              {
                "os": "18",
                "portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 62, "bottom": 21, "right": 62},
                "kind": "measured",
                "source": "device_preview@bfdd4e7-Xcode16-sim (16 Pro)"
              },
              {
                "os": "26",
                "portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 62, "bottom": 20, "right": 62},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim"
              },
              {
                "os": "27",
                "portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 62, "bottom": 20, "right": 62},
                "kind": "measured",
                "source": "safearea.info, simulators of Xcode 27.1"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "compact", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [],
            "downsampled": false,
            "dynamicIsland": {"width": 125, "height": 37, "y": 14, "kind": "published", "source": "Apple, accessory design drawings (13.98); EchoTechFE/devicekit", "note": "Telegram reads 126 x 37.33 at y 13.67; device_preview keeps y 11 for all models"},
            "keyboardHeight": {"portrait": 335, "landscape": 208, "source": "device_preview@HEAD-iOS26.5-sim"},
            "maxOS": "iOS 27+",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Display Zoom size not found in a usable source."]
          },
          {
            "id": "iphone-16-pro-max",
            "name": "iPhone 16 Pro Max / 17 Pro Max",
            "idiom": "phone",
            "year": 2024,
            "models": [{"name": "iPhone 16 Pro Max", "year": 2024, "identifiers": ["iPhone17,2"]}, {"name": "iPhone 17 Pro Max", "year": 2025, "identifiers": ["iPhone18,2"]},
              {
                "id": "iphone-18-pro-max", "name": "iPhone 18 Pro Max", "year": 2026, "identifiers": ["iPhone19,3", "iPhone19,7"], "minOS": "iOS 27",
                "dynamicIsland": {
                  "width": 94.67, "height": 36.67, "y": 14, "kind": "measured",
                  "source": "simulators of Xcode 27 as third parties read them; Apple, accessory design drawings: 15.67 x 6.07 mm",
                  "note": "EchoTechFE/devicekit and Telegram keep the island of the 17 Pro, some 125 wide"
                },
                "safeAreaByOS": [
                  {
                    "os": "27",
                    "portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0},
                    "landscape": {"top": 0, "left": 62, "bottom": 20, "right": 62},
                    "kind": "measured",
                    "source": "safearea.info, simulators of Xcode 27.1",
                    "note": "one fixture writes 21 at the bottom in landscape"
                  }
                ],
                "keyboardHeight": null,
                "provenance": {
                  "portraitSize": {"kind": "measured", "source": "simulator profiles of Xcode 27"},
                  "nativePixels": "Apple, technical specifications",
                  "ppi": "Apple, technical specifications",
                  "cornerRadius": "simulators of Xcode 27.1: safearea.info; Telegram DeviceMetrics",
                  "sizeClasses": {"kind": "inferred", "source": "HIG size-class table of the phones before it"},
                  "identifiers,year": "AppleDB; Xcode 27.0 device traits",
                  "maxOS": "AppleDB: begins at iOS 27.0 (24A8428)"
                },
                "notes": ["Released 2026-09-18; endoflife.date writes a day later.", "Display Zoom size not found in a usable source."]
              }],
            "portraitSize": {"w": 440, "h": 956},
            "scale": 3,
            "nativePixels": {"w": 1320, "h": 2868},
            "ppi": 460,
            "cornerRadius": 62,
            "homeButton": false,
            "sensorHousing": "dynamicIsland",
            "safeArea": {"portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 62, "bottom": 20, "right": 62}},
            "safeAreaByOS": [
              {
                "os": "18",
                "portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 62, "bottom": 21, "right": 62},
                "kind": "measured",
                "source": "device_preview@bfdd4e7-Xcode16-sim (16 Pro Max)"
              },
              {
                "os": "26",
                "portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 62, "bottom": 20, "right": 62},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim; flutterware-iOS26.2-sim"
              },
              {
                "os": "27",
                "portrait": {"top": 62, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 62, "bottom": 20, "right": 62},
                "kind": "measured",
                "source": "safearea.info, simulators of Xcode 27.1"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "regular", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [],
            "downsampled": false,
            "dynamicIsland": {"width": 125, "height": 37, "y": 14, "kind": "published", "source": "Apple, accessory design drawings (13.98); EchoTechFE/devicekit", "note": "Telegram reads 126 x 37.33 at y 13.67; device_preview keeps y 11 for all models"},
            "keyboardHeight": {"portrait": 345, "landscape": 208, "source": "device_preview@HEAD-iOS26.5-sim", "note": "flutterware iOS 26.2 reads 346/219"},
            "maxOS": "iOS 27+",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Display Zoom size not found in a usable source."]
          },
          {
            "id": "iphone-air",
            "name": "iPhone Air",
            "idiom": "phone",
            "year": 2025,
            "models": [{"name": "iPhone Air", "year": 2025, "identifiers": ["iPhone18,4"]}],
            "portraitSize": {"w": 420, "h": 912},
            "scale": 3,
            "nativePixels": {"w": 1260, "h": 2736},
            "ppi": 460,
            "cornerRadius": 62,
            "homeButton": false,
            "sensorHousing": "dynamicIsland",
            "safeArea": {"portrait": {"top": 68, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 68, "bottom": 20, "right": 68}},
            "safeAreaByOS": [
              {
                "os": "26",
                "portrait": {"top": 68, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 68, "bottom": 20, "right": 68},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "compact", "v": "regular"}, "landscape": {"h": "regular", "v": "compact"}},
            "multitasking": [],
            "displayZoom": [],
            "downsampled": false,
            "dynamicIsland": {"width": 125, "height": 37, "y": 20, "kind": "published", "source": "Apple, accessory design drawings: 20.76 x 6.07 mm", "note": "Telegram reads 126 x 37.33 at y 19.67"},
            "keyboardHeight": {"portrait": 345, "landscape": 208, "source": "device_preview@HEAD-iOS26.5-sim"},
            "maxOS": "iOS 27+",
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": [
              "cornerRadius 62 is BezelKit's reported value; fitting the simulator display mask gives about 64.8.",
              "Other values seen for the top inset: 62 (older device_preview guess, a third-party test), 74 (a third-party note via SDL). 68 is the simulator reading on iOS 26.5."
            ]
          },
          {
            "id": "iphone-duo",
            "name": "iPhone Duo",
            "idiom": "phone",
            "year": 2026,
            "models": [{"name": "iPhone Duo", "year": 2026, "identifiers": ["iPhone19,4"]}],
            "minOS": "iOS 27",
            "maxOS": "iOS 27+",
            "portraitSize": {"w": 669, "h": 951},
            "scale": 3,
            "nativePixels": {"w": 1878, "h": 2670},
            "renderPixels": {"w": 2007, "h": 2853},
            "downsampled": true,
            "ppi": 430,
            "cornerRadius": 55,
            "homeButton": false,
            "sensorHousing": "none",
            "safeArea": {"portrait": {"top": 82, "left": 0, "bottom": 34, "right": 0}, "landscape": {"top": 0, "left": 0, "bottom": 34, "right": 84}},
            "safeAreaByOS": [
              {
                "os": "27",
                "portrait": {"top": 82, "left": 0, "bottom": 34, "right": 0},
                "landscape": {"top": 0, "left": 0, "bottom": 34, "right": 84},
                "kind": "measured",
                "source": "inner display, simulators of iOS 27.1 (24A94232, 24A94401), as eight third parties read them"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [],
            "displayZoom": [],
            "splitDivider": 13,
            "postures": [
              {
                "posture": "closed",
                "portraitSize": {"w": 466, "h": 678},
                "nativePixels": {"w": 1398, "h": 2034},
                "cornerRadius": 59,
                "hingeCornerRadius": 8,
                "held": [
                  {
                    "orientation": "portrait",
                    "safeArea": {"top": 0, "left": 0, "bottom": 34, "right": 84},
                    "sizeClasses": {"h": "compact", "v": "regular"},
                    "verticalBarEdge": "trailing",
                    "reservedRegions": [
                      {"name": "strip", "kind": "occlusion", "frame": [382, 0, 84, 170], "isActive": true},
                      {"name": "camera", "kind": "occlusion", "frame": [399.67, 29.33, 37, 37], "isActive": true}
                    ]
                  },
                  {
                    "orientation": "landscape",
                    "safeArea": {"top": 0, "left": 84, "bottom": 34, "right": 0},
                    "sizeClasses": {"h": "compact", "v": "compact"},
                    "verticalBarEdge": "leading",
                    "reservedRegions": [
                      {"name": "strip", "kind": "occlusion", "frame": [0, 0, 84, 82], "isActive": true},
                      {"name": "camera", "kind": "occlusion", "frame": [29.33, 29.33, 37, 37], "isActive": true}
                    ]
                  },
                  {
                    "orientation": "landscapeLeft",
                    "safeArea": {"top": 0, "left": 0, "bottom": 34, "right": 84},
                    "sizeClasses": {"h": "compact", "v": "compact"},
                    "verticalBarEdge": "trailing",
                    "reservedRegions": [
                      {"name": "strip", "kind": "occlusion", "frame": [594, 384, 84, 82], "isActive": true},
                      {"name": "camera", "kind": "occlusion", "frame": [611.7, 399.7, 37, 37], "isActive": true}
                    ]
                  }
                ],
                "kind": "measured",
                "source": "outer display, simulators of iOS 27.1 (24A94232, 24A94401), as three to eight third parties read them"
              },
              {
                "posture": "open",
                "held": [
                  {
                    "orientation": "landscape",
                    "safeArea": {"top": 0, "left": 0, "bottom": 34, "right": 84},
                    "sizeClasses": {"h": "regular", "v": "regular"},
                    "verticalBarEdge": "trailing",
                    "reservedRegions": [
                      {"name": "strip", "kind": "occlusion", "frame": [867, 0, 84, 120], "isActive": true},
                      {"name": "camera", "kind": "occlusion", "frame": [677.33, 21, 58, 37], "isActive": false},
                      {"name": "fold", "kind": "division", "frame": [455.5, 0, 40, 669], "margins": [0, 20, 0, 20], "isActive": false}
                    ]
                  },
                  {
                    "orientation": "portrait",
                    "safeArea": {"top": 82, "left": 0, "bottom": 34, "right": 0},
                    "sizeClasses": {"h": "regular", "v": "regular"},
                    "verticalBarEdge": "unspecified",
                    "reservedRegions": [
                      {"name": "strip", "kind": "occlusion", "frame": [535, 0, 134, 82], "isActive": true},
                      {"name": "camera", "kind": "occlusion", "frame": [21, 215.67, 37, 58], "isActive": false},
                      {"name": "fold", "kind": "division", "frame": [0, 455.5, 669, 40], "margins": [20, 0, 20, 0], "isActive": false}
                    ]
                  }
                ],
                "windows": [
                  {
                    "split": "splitLeft",
                    "orientation": "landscape",
                    "width": 469,
                    "height": 669,
                    "horizontalSizeClass": "compact",
                    "safeArea": {"top": 0, "left": 84, "bottom": 34, "right": 0},
                    "verticalBarEdge": "leading",
                    "reservedRegions": [
                      {"name": "fold", "kind": "division", "frame": [455.5, 0, 13.5, 669], "margins": [0, 20, 0, 0], "isActive": false}
                    ],
                    "kind": "measured",
                    "source": "half of Split View, simulators of iOS 27.1 (24A94232, 24A94401), as three to eight third parties read them",
                    "note": "the strip's inset was read with bars; without them third parties read none, or 8.7 towards the divider"
                  },
                  {
                    "split": "splitRight",
                    "orientation": "landscape",
                    "width": 469,
                    "height": 669,
                    "horizontalSizeClass": "compact",
                    "safeArea": {"top": 0, "left": 0, "bottom": 34, "right": 84},
                    "verticalBarEdge": "trailing",
                    "reservedRegions": [
                      {"name": "strip", "kind": "occlusion", "frame": [385, 0, 84, 120], "isActive": true},
                      {"name": "fold", "kind": "division", "frame": [0, 0, 13.5, 669], "margins": [0, 0, 0, 20], "isActive": false}
                    ],
                    "kind": "measured",
                    "source": "half of Split View, simulators of iOS 27.1 (24A94232, 24A94401), as three to eight third parties read them",
                    "note": "the strip's frame is that of the whole display"
                  }
                ],
                "kind": "measured",
                "source": "inner display, simulators of iOS 27.1 (24A94232, 24A94401), as three to eight third parties read them"
              },
              {
                "posture": "book",
                "held": [
                  {
                    "orientation": "landscape",
                    "safeArea": {"top": 0, "left": 0, "bottom": 34, "right": 84},
                    "sizeClasses": {"h": "regular", "v": "regular"},
                    "verticalBarEdge": "trailing",
                    "reservedRegions": [
                      {"name": "strip", "kind": "occlusion", "frame": [867, 0, 84, 120], "isActive": true},
                      {"name": "camera", "kind": "occlusion", "frame": [677.33, 21, 58, 37], "isActive": false},
                      {"name": "fold", "kind": "division", "frame": [455.5, 0, 40, 669], "margins": [0, 20, 0, 20], "isActive": true}
                    ]
                  }
                ],
                "kind": "measured",
                "source": "inner display half folded, simulators of iOS 27.1 (24A94232, 24A94401), as three to eight third parties read them"
              },
              {
                "posture": "laptop",
                "held": [
                  {
                    "orientation": "portrait",
                    "safeArea": {"top": 82, "left": 0, "bottom": 34, "right": 0},
                    "sizeClasses": {"h": "regular", "v": "regular"},
                    "verticalBarEdge": "unspecified",
                    "reservedRegions": [
                      {"name": "strip", "kind": "occlusion", "frame": [535, 0, 134, 82], "isActive": true},
                      {"name": "camera", "kind": "occlusion", "frame": [21, 215.67, 37, 58], "isActive": false},
                      {"name": "fold", "kind": "division", "frame": [0, 455.5, 669, 40], "margins": [20, 0, 20, 0], "isActive": true}
                    ]
                  }
                ],
                "kind": "measured",
                "source": "inner display half folded, simulators of iOS 27.1 (24A94232, 24A94401), as three to eight third parties read them"
              }
            ],
            "provenance": {
              "portraitSize": {"kind": "measured", "source": "inner display, simulators of iOS 27.1, as more than ten third parties read it"},
              "nativePixels": "Apple, technical specifications; rendered pixels: App Store Connect",
              "ppi": "Apple, technical specifications; the simulator's profile says 460",
              "cornerRadius": "the simulator's profile, iOS 27.1",
              "sizeClasses": "Apple Tech Talk 111461; HIG, Designing for iPhone Duo",
              "identifiers,year": "AppleDB",
              "maxOS": "the simulator's profile begins at iOS 27.1; AppleDB's device map of 27.0 lacks it"
            },
            "notes": [
              "What stands beside the postures are the facts of the inner display, opened flat.",
              "626 x 890 points, in circulation for the inner display, are the panel's pixels divided by 3 and wrong.",
              "No measurement on hardware was found; all are of simulators."
            ]
          },
          {
            "id": "ipad-2",
            "name": "iPad 2",
            "idiom": "pad",
            "year": 2011,
            "models": [{"name": "iPad 2", "year": 2011, "identifiers": ["iPad2,1", "iPad2,2", "iPad2,3", "iPad2,4"]}],
            "portraitSize": {"w": 768, "h": 1024},
            "scale": 1,
            "nativePixels": {"w": 768, "h": 1024},
            "ppi": 132,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1024, "height": 768, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "portrait", "split": "full", "width": 768, "height": 1024, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"}
            ],
            "splitDivider": null,
            "displayZoom": [],
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 20, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 52, "bottom": 0, "right": 52}, "landscape": {"top": 20, "left": 180, "bottom": 0, "right": 180}},
            "maxOS": "iOS 9",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "Telegram DeviceMetrics / frameit / DeviceKit",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["No Slide Over or Split View hardware support."]
          },
          {
            "id": "ipad-mini-1",
            "name": "iPad mini (1st generation)",
            "idiom": "pad",
            "year": 2012,
            "models": [{"name": "iPad mini", "year": 2012, "identifiers": ["iPad2,5", "iPad2,6", "iPad2,7"]}],
            "portraitSize": {"w": 768, "h": 1024},
            "scale": 1,
            "nativePixels": {"w": 768, "h": 1024},
            "ppi": 163,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1024, "height": 768, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "portrait", "split": "full", "width": 768, "height": 1024, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"}
            ],
            "splitDivider": null,
            "displayZoom": [],
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 20, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 52, "bottom": 0, "right": 52}, "landscape": {"top": 20, "left": 180, "bottom": 0, "right": 180}},
            "maxOS": "iOS 9",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "Telegram DeviceMetrics / frameit / DeviceKit",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["No Slide Over or Split View hardware support."]
          },
          {
            "id": "ipad-3",
            "name": "iPad (3rd, 4th generation)",
            "idiom": "pad",
            "year": 2012,
            "models": [
              {"name": "iPad (3rd generation)", "year": 2012, "identifiers": ["iPad3,1", "iPad3,2", "iPad3,3"]},
              {"name": "iPad (4th generation)", "year": 2012, "identifiers": ["iPad3,4", "iPad3,5", "iPad3,6"]}
            ],
            "portraitSize": {"w": 768, "h": 1024},
            "scale": 2,
            "nativePixels": {"w": 1536, "h": 2048},
            "ppi": 264,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1024, "height": 768, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "portrait", "split": "full", "width": 768, "height": 1024, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"}
            ],
            "splitDivider": null,
            "displayZoom": [],
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 20, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 52, "bottom": 0, "right": 52}, "landscape": {"top": 20, "left": 180, "bottom": 0, "right": 180}},
            "maxOS": "iOS 9 (3rd) / 10 (4th)",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "Telegram DeviceMetrics / frameit / DeviceKit",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["No Slide Over or Split View hardware support."]
          },
          {
            "id": "ipad-air-1",
            "name": "iPad Air (1st generation)",
            "idiom": "pad",
            "year": 2013,
            "models": [{"name": "iPad Air", "year": 2013, "identifiers": ["iPad4,1", "iPad4,2", "iPad4,3"]}],
            "portraitSize": {"w": 768, "h": 1024},
            "scale": 2,
            "nativePixels": {"w": 1536, "h": 2048},
            "ppi": 264,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1024, "height": 768, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 320,
                "height": 768,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium multitasking test constants (320 portrait)",
                "heightKind": "published",
                "legacyFullHeight": 768
              },
              {"orientation": "portrait", "split": "full", "width": 768, "height": 1024, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium multitasking test constants (320 portrait)",
                "heightKind": "published",
                "legacyFullHeight": 1024
              }
            ],
            "splitDivider": null,
            "displayZoom": [],
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 20, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 52, "bottom": 0, "right": 52}, "landscape": {"top": 20, "left": 180, "bottom": 0, "right": 180}},
            "maxOS": "iOS 12",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Slide Over only; Split View needs Air 2 / mini 4 / Pro or later."]
          },
          {
            "id": "ipad-mini-2",
            "name": "iPad mini 2 / 3",
            "idiom": "pad",
            "year": 2013,
            "models": [
              {"name": "iPad mini 2", "year": 2013, "identifiers": ["iPad4,4", "iPad4,5", "iPad4,6"]},
              {"name": "iPad mini 3", "year": 2014, "identifiers": ["iPad4,7", "iPad4,8", "iPad4,9"]}
            ],
            "portraitSize": {"w": 768, "h": 1024},
            "scale": 2,
            "nativePixels": {"w": 1536, "h": 2048},
            "ppi": 326,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1024, "height": 768, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 320,
                "height": 768,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium multitasking test constants (320 portrait)",
                "heightKind": "published",
                "legacyFullHeight": 768
              },
              {"orientation": "portrait", "split": "full", "width": 768, "height": 1024, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium multitasking test constants (320 portrait)",
                "heightKind": "published",
                "legacyFullHeight": 1024
              }
            ],
            "splitDivider": null,
            "displayZoom": [],
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 20, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 52, "bottom": 0, "right": 52}, "landscape": {"top": 20, "left": 180, "bottom": 0, "right": 180}},
            "maxOS": "iOS 12",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Slide Over only; Split View needs Air 2 / mini 4 / Pro or later."]
          },
          {
            "id": "ipad-9-7-inch",
            "name": "iPad Air 2 / iPad Pro 9.7-inch / iPad (5th, 6th generation)",
            "idiom": "pad",
            "year": 2014,
            "models": [
              {"name": "iPad Air 2", "year": 2014, "identifiers": ["iPad5,3", "iPad5,4"]},
              {"name": "iPad Pro (9.7-inch)", "year": 2016, "identifiers": ["iPad6,3", "iPad6,4"]},
              {"name": "iPad (5th generation)", "year": 2017, "identifiers": ["iPad6,11", "iPad6,12"]},
              {"name": "iPad (6th generation)", "year": 2018, "identifiers": ["iPad7,5", "iPad7,6"]}
            ],
            "portraitSize": {"w": 768, "h": 1024},
            "scale": 2,
            "nativePixels": {"w": 1536, "h": 2048},
            "ppi": 264,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1024, "height": 768, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "twoThirds",
                "width": 694,
                "height": 768,
                "horizontalSizeClass": "regular",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "half",
                "width": 507,
                "height": 768,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "oneThird",
                "width": 320,
                "height": 768,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 320,
                "height": 720,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium multitasking test constants (320 portrait); card height inferred from the 12.9-inch reading",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 768
              },
              {"orientation": "portrait", "split": "full", "width": 768, "height": 1024, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "twoThirds",
                "width": 438,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "portrait",
                "split": "oneThird",
                "width": 320,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 976,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium multitasking test constants (320 portrait); card height inferred from the 12.9-inch reading",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1024
              }
            ],
            "splitDivider": 10,
            "displayZoom": [],
            "multitaskingDisputed": [
              {
                "orientation": "portrait",
                "split": "half",
                "width": 379,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "reported",
                "source": "PKTabbedSplitViewController test table",
                "note": "HIG says 1/2 is N/A in portrait"
              }
            ],
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 20, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 52, "bottom": 0, "right": 52}, "landscape": {"top": 20, "left": 180, "bottom": 0, "right": 180}},
            "maxOS": "iPadOS 15 (Air 2) / 16 (Pro 9.7, 5th) / 17 (6th)",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Half split 507 | 10 | 507 also measured from an owncloud/ios-app screenshot at 2048x1536."]
          },
          {
            "id": "ipad-mini-4",
            "name": "iPad mini 4 / mini (5th generation)",
            "idiom": "pad",
            "year": 2015,
            "models": [{"name": "iPad mini 4", "year": 2015, "identifiers": ["iPad5,1", "iPad5,2"]}, {"name": "iPad mini (5th generation)", "year": 2019, "identifiers": ["iPad11,1", "iPad11,2"]}],
            "portraitSize": {"w": 768, "h": 1024},
            "scale": 2,
            "nativePixels": {"w": 1536, "h": 2048},
            "ppi": 326,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 0, "right": 0},
                "kind": "inferred",
                "source": "from 810x1080 reading (flutterware-iOS26.2-sim)"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1024, "height": 768, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "twoThirds",
                "width": 694,
                "height": 768,
                "horizontalSizeClass": "regular",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "half",
                "width": 507,
                "height": 768,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "oneThird",
                "width": 320,
                "height": 768,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 320,
                "height": 720,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium multitasking test constants (320 portrait); card height inferred from the 12.9-inch reading",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 768
              },
              {"orientation": "portrait", "split": "full", "width": 768, "height": 1024, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "twoThirds",
                "width": 438,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "portrait",
                "split": "oneThird",
                "width": 320,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 976,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium multitasking test constants (320 portrait); card height inferred from the 12.9-inch reading",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1024
              }
            ],
            "splitDivider": 10,
            "displayZoom": [],
            "multitaskingDisputed": [
              {
                "orientation": "portrait",
                "split": "half",
                "width": 379,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "reported",
                "source": "PKTabbedSplitViewController test table",
                "note": "HIG says 1/2 is N/A in portrait"
              }
            ],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 507, "h": 768}, "third": {"w": 334.67, "h": 768}, "quarter": {"w": 507, "h": 379}},
              "portrait": {"half": {"w": 379, "h": 1024}, "quarter": {"w": 379, "h": 507}}
            },
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 20, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 52, "bottom": 0, "right": 52}, "landscape": {"top": 20, "left": 180, "bottom": 0, "right": 180}},
            "maxOS": "iPadOS 15 (mini 4) / 26 (mini 5)",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["iPadOS 27 runs on no product of the group: it drops the iPad mini (5th generation)."]
          },
          {
            "id": "ipad-10-2-inch",
            "name": "iPad (7th, 8th, 9th generation)",
            "idiom": "pad",
            "year": 2019,
            "models": [
              {"name": "iPad (7th generation)", "year": 2019, "identifiers": ["iPad7,11", "iPad7,12"]},
              {"name": "iPad (8th generation)", "year": 2020, "identifiers": ["iPad11,6", "iPad11,7"]},
              {"name": "iPad (9th generation)", "year": 2021, "identifiers": ["iPad12,1", "iPad12,2"]}
            ],
            "portraitSize": {"w": 810, "h": 1080},
            "scale": 2,
            "nativePixels": {"w": 1620, "h": 2160},
            "ppi": 264,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "flutterware-iOS26.2-sim (810x1080, portrait; landscape assumed equal)"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1080, "height": 810, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "landscape", "split": "twoThirds", "width": 750, "height": 810, "horizontalSizeClass": "regular", "kind": "published", "source": "swift-snapshot-testing"},
              {"orientation": "landscape", "split": "half", "width": 535, "height": 810, "horizontalSizeClass": "compact", "kind": "published", "source": "swift-snapshot-testing"},
              {"orientation": "landscape", "split": "oneThird", "width": 320, "height": 810, "horizontalSizeClass": "compact", "kind": "published", "source": "swift-snapshot-testing"},
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 320,
                "height": 762,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "9.7/10.5-inch rule",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 810
              },
              {"orientation": "portrait", "split": "full", "width": 810, "height": 1080, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "portrait", "split": "twoThirds", "width": 480, "height": 1080, "horizontalSizeClass": "compact", "kind": "published", "source": "swift-snapshot-testing"},
              {"orientation": "portrait", "split": "oneThird", "width": 320, "height": 1080, "horizontalSizeClass": "compact", "kind": "published", "source": "swift-snapshot-testing"},
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 1032,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "9.7/10.5-inch rule",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1080
              }
            ],
            "splitDivider": 10,
            "displayZoom": [],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 535, "h": 810}, "third": {"w": 353.33, "h": 810}, "quarter": {"w": 535, "h": 400}},
              "portrait": {"half": {"w": 400, "h": 1080}, "quarter": {"w": 400, "h": 535}}
            },
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 20, "left": 20, "bottom": 0, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 20, "left": 73, "bottom": 0, "right": 73}, "landscape": {"top": 20, "left": 208, "bottom": 0, "right": 208}},
            "keyboardHeight": {"portrait": 320, "landscape": 408, "source": "flutterware-iOS26.2-sim"},
            "maxOS": "iPadOS 18 (7th) / 26 (8th) / 27+ (9th)",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["iPadOS 27 drops the iPad (8th generation); of the group the 9th runs it."]
          },
          {
            "id": "ipad-10-5-inch",
            "name": "iPad Pro 10.5-inch / iPad Air (3rd generation)",
            "idiom": "pad",
            "year": 2017,
            "models": [
              {"name": "iPad Pro (10.5-inch)", "year": 2017, "identifiers": ["iPad7,3", "iPad7,4"]},
              {"name": "iPad Air (3rd generation)", "year": 2019, "identifiers": ["iPad11,3", "iPad11,4"]}
            ],
            "portraitSize": {"w": 834, "h": 1112},
            "scale": 2,
            "nativePixels": {"w": 1668, "h": 2224},
            "ppi": 264,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 0, "right": 0},
                "kind": "inferred",
                "source": "from 810x1080 reading (flutterware-iOS26.2-sim)"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1112, "height": 834, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "twoThirds",
                "width": 782,
                "height": 834,
                "horizontalSizeClass": "regular",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "half",
                "width": 551,
                "height": 834,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "oneThird",
                "width": 320,
                "height": 834,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 320,
                "height": 786,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "same as 9.7-inch",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 834
              },
              {"orientation": "portrait", "split": "full", "width": 834, "height": 1112, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "twoThirds",
                "width": 504,
                "height": 1112,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "portrait",
                "split": "oneThird",
                "width": 320,
                "height": 1112,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 1064,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "same as 9.7-inch",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1112
              }
            ],
            "splitDivider": 10,
            "displayZoom": [],
            "multitaskingDisputed": [
              {
                "orientation": "portrait",
                "split": "half",
                "width": 412,
                "height": 1112,
                "horizontalSizeClass": "compact",
                "kind": "reported",
                "source": "PKTabbedSplitViewController test table",
                "note": "HIG says 1/2 is N/A in portrait"
              }
            ],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 551, "h": 834}, "third": {"w": 364, "h": 834}, "quarter": {"w": 551, "h": 412}},
              "portrait": {"half": {"w": 412, "h": 1112}, "quarter": {"w": 412, "h": 551}}
            },
            "layoutMargins": {"portrait": {"top": 20, "left": 20, "bottom": 0, "right": 20}, "landscape": {"top": 20, "left": 20, "bottom": 0, "right": 20}},
            "maxOS": "iPadOS 17 (Pro 10.5) / 26 (Air 3)",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["HIG specification table prints 834x1194 for iPad Pro 10.5-inch; every other source and the panel (1668x2224) give 834x1112.", "iPadOS 27 runs on no product of the group: it drops the iPad Air (3rd generation)."]
          },
          {
            "id": "ipad-pro-12-9-inch-home",
            "name": "iPad Pro 12.9-inch (1st, 2nd generation)",
            "idiom": "pad",
            "year": 2015,
            "models": [
              {"name": "iPad Pro (12.9-inch)", "year": 2015, "identifiers": ["iPad6,7", "iPad6,8"]},
              {"name": "iPad Pro (12.9-inch) (2nd generation)", "year": 2017, "identifiers": ["iPad7,1", "iPad7,2"]}
            ],
            "portraitSize": {"w": 1024, "h": 1366},
            "scale": 2,
            "nativePixels": {"w": 2048, "h": 2732},
            "ppi": 264,
            "cornerRadius": 0,
            "homeButton": true,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=18",
                "portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "landscape": {"top": 20, "left": 0, "bottom": 0, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS14-15-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1366, "height": 1024, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "twoThirds",
                "width": 981,
                "height": 1024,
                "horizontalSizeClass": "regular",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "half",
                "width": 678,
                "height": 1024,
                "horizontalSizeClass": "regular",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "oneThird",
                "width": 375,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 375,
                "height": 976,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium constants (375)",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1024
              },
              {"orientation": "portrait", "split": "full", "width": 1024, "height": 1366, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "twoThirds",
                "width": 639,
                "height": 1366,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "portrait",
                "split": "oneThird",
                "width": 375,
                "height": 1366,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table"
              },
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 375,
                "height": 1318,
                "horizontalSizeClass": "compact",
                "kind": "published",
                "source": "sgl0v gist; Chromium constants (375)",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1366
              }
            ],
            "splitDivider": 10,
            "displayZoom": [{"mode": "larger-text", "portraitSize": {"w": 768, "h": 1024}, "kind": "reported", "source": "mactechnews (1st gen: 2048x1536 px)"}],
            "multitaskingDisputed": [
              {
                "orientation": "portrait",
                "split": "half",
                "width": 507,
                "height": 1366,
                "horizontalSizeClass": "compact",
                "kind": "reported",
                "source": "PKTabbedSplitViewController test table",
                "note": "HIG says 1/2 is N/A in portrait"
              }
            ],
            "maxOS": "iPadOS 16 (1st) / 17 (2nd)",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "square display (BezelKit 0)",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["678 | 10 | 678 also measured from an owncloud/ios-app screenshot of the 2nd generation."]
          },
          {
            "id": "ipad-pro-11-inch",
            "name": "iPad Pro 11-inch (1st-4th generation)",
            "idiom": "pad",
            "year": 2018,
            "models": [
              {"name": "iPad Pro (11-inch)", "year": 2018, "identifiers": ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"]},
              {"name": "iPad Pro (11-inch) (2nd generation)", "year": 2020, "identifiers": ["iPad8,9", "iPad8,10"]},
              {"name": "iPad Pro (11-inch) (3rd generation)", "year": 2021, "identifiers": ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"]},
              {"name": "iPad Pro (11-inch) (4th generation)", "year": 2022, "identifiers": ["iPad14,3", "iPad14,4"]}
            ],
            "portraitSize": {"w": 834, "h": 1194},
            "scale": 2,
            "nativePixels": {"w": 1668, "h": 2388},
            "ppi": 264,
            "cornerRadius": 18,
            "homeButton": false,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=17",
                "portrait": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              },
              {
                "os": "18",
                "portrait": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "kind": "inferred",
                "source": "device_preview@bfdd4e7-Xcode16-sim on sibling iPads"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "kind": "inferred",
                "source": "device_preview@HEAD-iOS26.5-sim on sibling iPads"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1194, "height": 834, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "landscape", "split": "twoThirds", "width": 809, "height": 834, "horizontalSizeClass": "regular", "kind": "published", "source": "swift-snapshot-testing"},
              {"orientation": "landscape", "split": "half", "width": 592, "height": 834, "horizontalSizeClass": "compact", "kind": "published", "source": "swift-snapshot-testing"},
              {"orientation": "landscape", "split": "oneThird", "width": 375, "height": 834, "horizontalSizeClass": "compact", "kind": "published", "source": "swift-snapshot-testing"},
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 375,
                "height": 786,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 834
              },
              {"orientation": "portrait", "split": "full", "width": 834, "height": 1194, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "portrait", "split": "twoThirds", "width": 504, "height": 1194, "horizontalSizeClass": "compact", "kind": "published", "source": "swift-snapshot-testing"},
              {"orientation": "portrait", "split": "oneThird", "width": 320, "height": 1194, "horizontalSizeClass": "compact", "kind": "published", "source": "swift-snapshot-testing"},
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 1146,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1194
              }
            ],
            "splitDivider": 10,
            "displayZoom": [{"mode": "more-space", "portraitSize": {"w": 970, "h": 1389}, "kind": "published", "source": "HIG widgets table", "note": "3rd generation (M1) and later"}],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 592, "h": 834}, "third": {"w": 391.33, "h": 834}, "quarter": {"w": 592, "h": 412}},
              "portrait": {"half": {"w": 412, "h": 1194}, "quarter": {"w": 412, "h": 592}}
            },
            "layoutMargins": {"portrait": {"top": 24, "left": 20, "bottom": 20, "right": 20}, "landscape": {"top": 24, "left": 20, "bottom": 20, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 24, "left": 85, "bottom": 20, "right": 85}, "landscape": {"top": 24, "left": 265, "bottom": 20, "right": 265}},
            "maxOS": "iPadOS 26 (1st) / 27+ (2nd to 4th)",
            "stageManager16to18": true,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Stage Manager grid on the 3rd generation at More Space (1389x970), iPadOS 16.3.1: 8 stock widths x 4 stock heights; seen sizes 891x807, 1004x807, 1177x922, 1389x970 (and a scene left at 1194x807).", "iPadOS 27 drops the iPad Pro 11-inch (1st generation)."]
          },
          {
            "id": "ipad-pro-12-9-inch",
            "name": "iPad Pro 12.9-inch (3rd-6th generation) / iPad Air 13-inch",
            "idiom": "pad",
            "year": 2018,
            "models": [
              {"name": "iPad Pro (12.9-inch) (3rd generation)", "year": 2018, "identifiers": ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"]},
              {"name": "iPad Pro (12.9-inch) (4th generation)", "year": 2020, "identifiers": ["iPad8,11", "iPad8,12"]},
              {"name": "iPad Pro (12.9-inch) (5th generation)", "year": 2021, "identifiers": ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"]},
              {"name": "iPad Pro (12.9-inch) (6th generation)", "year": 2022, "identifiers": ["iPad14,5", "iPad14,6"]},
              {"name": "iPad Air 13-inch (M2)", "year": 2024, "identifiers": ["iPad14,10", "iPad14,11"]},
              {"name": "iPad Air 13-inch (M3)", "year": 2025, "identifiers": ["iPad15,5", "iPad15,6"]},
              {"name": "iPad Air 13-inch (M4)", "year": 2026, "identifiers": ["iPad16,10", "iPad16,11"]}
            ],
            "portraitSize": {"w": 1024, "h": 1366},
            "scale": 2,
            "nativePixels": {"w": 2048, "h": 2732},
            "ppi": 264,
            "cornerRadius": 18,
            "homeButton": false,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=17",
                "portrait": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              },
              {
                "os": "18",
                "portrait": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@bfdd4e7-Xcode16-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1366, "height": 1024, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "twoThirds",
                "width": 981,
                "height": 1024,
                "horizontalSizeClass": "regular",
                "kind": "measured",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table; pixel measurement of lascic/UIOnboarding screenshots (iPadOS 15)"
              },
              {
                "orientation": "landscape",
                "split": "half",
                "width": 678,
                "height": 1024,
                "horizontalSizeClass": "regular",
                "kind": "measured",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table; pixel measurement of lascic/UIOnboarding screenshots (iPadOS 15)"
              },
              {
                "orientation": "landscape",
                "split": "oneThird",
                "width": 375,
                "height": 1024,
                "horizontalSizeClass": "compact",
                "kind": "measured",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table; pixel measurement of lascic/UIOnboarding screenshots (iPadOS 15)"
              },
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 375,
                "height": 976,
                "horizontalSizeClass": "compact",
                "kind": "measured",
                "source": "pixel measurement of lascic/UIOnboarding screenshots (iPadOS 15): card 375 wide, inset 24",
                "cardInset": 24,
                "heightKind": "measured",
                "legacyFullHeight": 1024
              },
              {"orientation": "portrait", "split": "full", "width": 1024, "height": 1366, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "twoThirds",
                "width": 639,
                "height": 1366,
                "horizontalSizeClass": "compact",
                "kind": "measured",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table; pixel measurement of lascic/UIOnboarding screenshots (iPadOS 15)"
              },
              {
                "orientation": "portrait",
                "split": "oneThird",
                "width": 375,
                "height": 1366,
                "horizontalSizeClass": "compact",
                "kind": "measured",
                "source": "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table; pixel measurement of lascic/UIOnboarding screenshots (iPadOS 15)"
              },
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 375,
                "height": 1318,
                "horizontalSizeClass": "compact",
                "kind": "measured",
                "source": "pixel measurement of lascic/UIOnboarding screenshots (iPadOS 15): card 375 wide, inset 24",
                "cardInset": 24,
                "heightKind": "measured",
                "legacyFullHeight": 1366
              }
            ],
            "splitDivider": 10,
            "displayZoom": [
              {"mode": "larger-text", "portraitSize": {"w": 768, "h": 1024}, "kind": "reported", "source": "mactechnews (1st gen: 2048x1536 px)"},
              {
                "mode": "more-space",
                "portraitSize": {"w": 1192, "h": 1590},
                "kind": "published",
                "source": "HIG widgets table; device reading 1590x1192 on iPad13,11",
                "note": "5th generation (M1) and later, Air 13-inch"
              }
            ],
            "multitaskingDisputed": [
              {
                "orientation": "portrait",
                "split": "half",
                "width": 507,
                "height": 1366,
                "horizontalSizeClass": "compact",
                "kind": "reported",
                "source": "PKTabbedSplitViewController test table",
                "note": "HIG says 1/2 is N/A in portrait"
              }
            ],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 678, "h": 1024}, "third": {"w": 448.67, "h": 1024}, "quarter": {"w": 678, "h": 507}},
              "portrait": {"half": {"w": 507, "h": 1366}, "quarter": {"w": 507, "h": 678}}
            },
            "layoutMargins": {"portrait": {"top": 24, "left": 20, "bottom": 20, "right": 20}, "landscape": {"top": 24, "left": 20, "bottom": 20, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 24, "left": 180, "bottom": 20, "right": 180}, "landscape": {"top": 24, "left": 351, "bottom": 20, "right": 351}},
            "keyboardHeight": {"portrait": 403, "landscape": 498, "source": "device_preview@HEAD-iOS26.5-sim (Air 13)"},
            "maxOS": "iPadOS 26 (3rd) / 27+ (4th to 6th, Air 13-inch)",
            "stageManager16to18": true,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["iPadOS 27 drops the iPad Pro 12.9-inch (3rd generation)."]
          },
          {
            "id": "ipad-air-10-9-inch",
            "name": "iPad Air (4th, 5th generation) / iPad Air 11-inch",
            "idiom": "pad",
            "year": 2020,
            "models": [
              {"name": "iPad Air (4th generation)", "year": 2020, "identifiers": ["iPad13,1", "iPad13,2"]},
              {"name": "iPad Air (5th generation)", "year": 2022, "identifiers": ["iPad13,16", "iPad13,17"]},
              {"name": "iPad Air 11-inch (M2)", "year": 2024, "identifiers": ["iPad14,8", "iPad14,9"]},
              {"name": "iPad Air 11-inch (M3)", "year": 2025, "identifiers": ["iPad15,3", "iPad15,4"]},
              {"name": "iPad Air 11-inch (M4)", "year": 2026, "identifiers": ["iPad16,8", "iPad16,9"]}
            ],
            "portraitSize": {"w": 820, "h": 1180},
            "scale": 2,
            "nativePixels": {"w": 1640, "h": 2360},
            "ppi": 264,
            "cornerRadius": 18,
            "homeButton": false,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=17",
                "portrait": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              },
              {
                "os": "18",
                "portrait": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@bfdd4e7-Xcode16-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1180, "height": 820, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "twoThirds",
                "width": 795,
                "height": 820,
                "horizontalSizeClass": "regular",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; 795 and 375 appear in two third-party viewport lists"
              },
              {
                "orientation": "landscape",
                "split": "half",
                "width": 585,
                "height": 820,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; 795 and 375 appear in two third-party viewport lists"
              },
              {
                "orientation": "landscape",
                "split": "oneThird",
                "width": 375,
                "height": 820,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; 795 and 375 appear in two third-party viewport lists"
              },
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 375,
                "height": 772,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 820
              },
              {"orientation": "portrait", "split": "full", "width": 820, "height": 1180, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "twoThirds",
                "width": 490,
                "height": 1180,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; 795 and 375 appear in two third-party viewport lists"
              },
              {
                "orientation": "portrait",
                "split": "oneThird",
                "width": 320,
                "height": 1180,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; 795 and 375 appear in two third-party viewport lists"
              },
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 1132,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1180
              }
            ],
            "splitDivider": 10,
            "displayZoom": [
              {"mode": "more-space", "portraitSize": {"w": 954, "h": 1373}, "kind": "published", "source": "HIG widgets table; device reading on iPad13,16", "note": "5th generation (M1) and later"}
            ],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 585, "h": 820}, "third": {"w": 386.67, "h": 820}, "quarter": {"w": 585, "h": 405}},
              "portrait": {"half": {"w": 405, "h": 1180}, "quarter": {"w": 405, "h": 585}}
            },
            "layoutMargins": {"portrait": {"top": 24, "left": 20, "bottom": 20, "right": 20}, "landscape": {"top": 24, "left": 20, "bottom": 20, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 24, "left": 78, "bottom": 20, "right": 78}, "landscape": {"top": 24, "left": 258, "bottom": 20, "right": 258}},
            "keyboardHeight": {"portrait": 337, "landscape": 422, "source": "device_preview@HEAD-iOS26.5-sim"},
            "maxOS": "iPadOS 27+",
            "stageManager16to18": true,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Stage Manager on iPadOS 16-18: 5th generation (M1) and later only."]
          },
          {
            "id": "ipad-10th",
            "name": "iPad (10th generation) / iPad (A16)",
            "idiom": "pad",
            "year": 2022,
            "models": [{"name": "iPad (10th generation)", "year": 2022, "identifiers": ["iPad13,18", "iPad13,19"]}, {"name": "iPad (A16)", "year": 2025, "identifiers": ["iPad15,7", "iPad15,8"]}],
            "portraitSize": {"w": 820, "h": 1180},
            "scale": 2,
            "nativePixels": {"w": 1640, "h": 2360},
            "ppi": 264,
            "cornerRadius": 25,
            "homeButton": false,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=17",
                "portrait": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              },
              {
                "os": "18",
                "portrait": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@bfdd4e7-Xcode16-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1180, "height": 820, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "landscape", "split": "twoThirds", "width": 795, "height": 820, "horizontalSizeClass": "regular", "kind": "inferred", "source": "same geometry as iPad Air 10.9-inch"},
              {"orientation": "landscape", "split": "half", "width": 585, "height": 820, "horizontalSizeClass": "compact", "kind": "inferred", "source": "same geometry as iPad Air 10.9-inch"},
              {"orientation": "landscape", "split": "oneThird", "width": 375, "height": 820, "horizontalSizeClass": "compact", "kind": "inferred", "source": "same geometry as iPad Air 10.9-inch"},
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 375,
                "height": 772,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 820
              },
              {"orientation": "portrait", "split": "full", "width": 820, "height": 1180, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "portrait", "split": "twoThirds", "width": 490, "height": 1180, "horizontalSizeClass": "compact", "kind": "inferred", "source": "same geometry as iPad Air 10.9-inch"},
              {"orientation": "portrait", "split": "oneThird", "width": 320, "height": 1180, "horizontalSizeClass": "compact", "kind": "inferred", "source": "same geometry as iPad Air 10.9-inch"},
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 1132,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1180
              }
            ],
            "splitDivider": 10,
            "displayZoom": [],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 585, "h": 820}, "third": {"w": 386.67, "h": 820}, "quarter": {"w": 585, "h": 405}},
              "portrait": {"half": {"w": 405, "h": 1180}, "quarter": {"w": 405, "h": 585}}
            },
            "layoutMargins": {"portrait": {"top": 24, "left": 20, "bottom": 20, "right": 20}, "landscape": {"top": 24, "left": 20, "bottom": 20, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 24, "left": 78, "bottom": 20, "right": 78}, "landscape": {"top": 24, "left": 258, "bottom": 20, "right": 258}},
            "keyboardHeight": {"portrait": 337, "landscape": 422, "source": "device_preview@HEAD-iOS26.5-sim"},
            "maxOS": "iPadOS 27+",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["cornerRadius 25 is the reported value (dimmmensions, BezelKit); fitting the simulator mask gives about 22.1."]
          },
          {
            "id": "ipad-mini-6",
            "name": "iPad mini (6th generation) / iPad mini (A17 Pro)",
            "idiom": "pad",
            "year": 2021,
            "models": [
              {"name": "iPad mini (6th generation)", "year": 2021, "identifiers": ["iPad14,1", "iPad14,2"]},
              {"name": "iPad mini (A17 Pro)", "year": 2024, "identifiers": ["iPad16,1", "iPad16,2"]}
            ],
            "portraitSize": {"w": 744, "h": 1133},
            "scale": 2,
            "nativePixels": {"w": 1488, "h": 2266},
            "ppi": 326,
            "cornerRadius": 21.5,
            "homeButton": false,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "<=17",
                "portrait": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 20, "right": 0},
                "kind": "measured",
                "source": "dimmmensions@iOS16.2-sim"
              },
              {
                "os": "18",
                "portrait": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@bfdd4e7-Xcode16-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1133, "height": 744, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "twoThirds",
                "width": 748,
                "height": 744,
                "horizontalSizeClass": "regular",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; one third-party snapshot test uses 375x744"
              },
              {
                "orientation": "landscape",
                "split": "half",
                "width": 561.5,
                "height": 744,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; one third-party snapshot test uses 375x744"
              },
              {
                "orientation": "landscape",
                "split": "oneThird",
                "width": 375,
                "height": 744,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; one third-party snapshot test uses 375x744"
              },
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 375,
                "height": 696,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 744
              },
              {"orientation": "portrait", "split": "full", "width": 744, "height": 1133, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "twoThirds",
                "width": 414,
                "height": 1133,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; one third-party snapshot test uses 375x744"
              },
              {
                "orientation": "portrait",
                "split": "oneThird",
                "width": 320,
                "height": 1133,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "10 pt divider + 375/320 narrow pane; one third-party snapshot test uses 375x744"
              },
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 1085,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1133
              }
            ],
            "splitDivider": 10,
            "displayZoom": [],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 561.5, "h": 744}, "third": {"w": 371, "h": 744}, "quarter": {"w": 561.5, "h": 367}},
              "portrait": {"half": {"w": 367, "h": 1133}, "quarter": {"w": 367, "h": 561.5}}
            },
            "layoutMargins": {"portrait": {"top": 24, "left": 20, "bottom": 20, "right": 20}, "landscape": {"top": 24, "left": 20, "bottom": 20, "right": 20}},
            "readableContentInsets": {"portrait": {"top": 24, "left": 20, "bottom": 20, "right": 20}, "landscape": {"top": 24, "left": 234.5, "bottom": 20, "right": 234.5}},
            "keyboardHeight": {"portrait": 340, "landscape": 428, "source": "device_preview@HEAD-iOS26.5-sim"},
            "maxOS": "iPadOS 27+",
            "stageManager16to18": false,
            "provenance": {
              "portraitSize": "HIG specifications table",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": [
              "Readable content guide is not clamped to 664 in portrait (704 wide) in the measured data.",
              "BezelKit also files iPad13,12 under this name with 18; iPad14,1 and iPad14,2 carry 21.5."
            ]
          },
          {
            "id": "ipad-pro-11-inch-m4",
            "name": "iPad Pro 11-inch (M4, M5)",
            "idiom": "pad",
            "year": 2024,
            "models": [
              {"name": "iPad Pro 11-inch (M4)", "year": 2024, "identifiers": ["iPad16,3", "iPad16,4"]},
              {"name": "iPad Pro 11-inch (M5)", "year": 2025, "identifiers": ["iPad17,1", "iPad17,2"]}
            ],
            "portraitSize": {"w": 834, "h": 1210},
            "scale": 2,
            "nativePixels": {"w": 1668, "h": 2420},
            "ppi": 264,
            "cornerRadius": 30,
            "homeButton": false,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "18",
                "portrait": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@bfdd4e7-Xcode16-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1210, "height": 834, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "landscape", "split": "twoThirds", "width": 825, "height": 834, "horizontalSizeClass": "regular", "kind": "inferred", "source": "rule from iPad Pro 11-inch"},
              {"orientation": "landscape", "split": "half", "width": 600, "height": 834, "horizontalSizeClass": "compact", "kind": "inferred", "source": "rule from iPad Pro 11-inch"},
              {"orientation": "landscape", "split": "oneThird", "width": 375, "height": 834, "horizontalSizeClass": "compact", "kind": "inferred", "source": "rule from iPad Pro 11-inch"},
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 375,
                "height": 786,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 834
              },
              {"orientation": "portrait", "split": "full", "width": 834, "height": 1210, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {"orientation": "portrait", "split": "twoThirds", "width": 504, "height": 1210, "horizontalSizeClass": "compact", "kind": "inferred", "source": "rule from iPad Pro 11-inch"},
              {"orientation": "portrait", "split": "oneThird", "width": 320, "height": 1210, "horizontalSizeClass": "compact", "kind": "inferred", "source": "rule from iPad Pro 11-inch"},
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 320,
                "height": 1162,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1210
              }
            ],
            "splitDivider": 10,
            "displayZoom": [],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 600, "h": 834}, "third": {"w": 396.67, "h": 834}, "quarter": {"w": 600, "h": 412}},
              "portrait": {"half": {"w": 412, "h": 1210}, "quarter": {"w": 412, "h": 600}}
            },
            "keyboardHeight": {"portrait": 340, "landscape": 428, "source": "device_preview@HEAD-iOS26.5-sim"},
            "maxOS": "iPadOS 27+",
            "stageManager16to18": true,
            "provenance": {
              "portraitSize": "device_preview simulator probe",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Not in the stored HIG tables; size from simulator probe and DeviceKit ratio 605:417.", "More Space size not found."]
          },
          {
            "id": "ipad-pro-13-inch-m4",
            "name": "iPad Pro 13-inch (M4, M5)",
            "idiom": "pad",
            "year": 2024,
            "models": [
              {"name": "iPad Pro 13-inch (M4)", "year": 2024, "identifiers": ["iPad16,5", "iPad16,6"]},
              {"name": "iPad Pro 13-inch (M5)", "year": 2025, "identifiers": ["iPad17,3", "iPad17,4"]}
            ],
            "portraitSize": {"w": 1032, "h": 1376},
            "scale": 2,
            "nativePixels": {"w": 2064, "h": 2752},
            "ppi": 264,
            "cornerRadius": 30,
            "homeButton": false,
            "sensorHousing": "none",
            "downsampled": false,
            "safeArea": {"portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0}, "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0}},
            "safeAreaByOS": [
              {
                "os": "18",
                "portrait": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 24, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@bfdd4e7-Xcode16-sim"
              },
              {
                "os": "26",
                "portrait": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "landscape": {"top": 32, "left": 0, "bottom": 25, "right": 0},
                "kind": "measured",
                "source": "device_preview@HEAD-iOS26.5-sim"
              }
            ],
            "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, "landscape": {"h": "regular", "v": "regular"}},
            "multitasking": [
              {"orientation": "landscape", "split": "full", "width": 1376, "height": 1032, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "landscape",
                "split": "twoThirds",
                "width": 991,
                "height": 1032,
                "horizontalSizeClass": "regular",
                "kind": "inferred",
                "source": "rule from iPad Pro 12.9-inch; 683 corroborated by one third-party breakpoint note"
              },
              {
                "orientation": "landscape",
                "split": "half",
                "width": 683,
                "height": 1032,
                "horizontalSizeClass": "regular",
                "kind": "inferred",
                "source": "rule from iPad Pro 12.9-inch; 683 corroborated by one third-party breakpoint note"
              },
              {
                "orientation": "landscape",
                "split": "oneThird",
                "width": 375,
                "height": 1032,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "rule from iPad Pro 12.9-inch; 683 corroborated by one third-party breakpoint note"
              },
              {
                "orientation": "landscape",
                "split": "slideOver",
                "width": 375,
                "height": 984,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1032
              },
              {"orientation": "portrait", "split": "full", "width": 1032, "height": 1376, "horizontalSizeClass": "regular", "kind": "published", "source": "HIG"},
              {
                "orientation": "portrait",
                "split": "twoThirds",
                "width": 647,
                "height": 1376,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "rule from iPad Pro 12.9-inch; 683 corroborated by one third-party breakpoint note"
              },
              {
                "orientation": "portrait",
                "split": "oneThird",
                "width": 375,
                "height": 1376,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "rule from iPad Pro 12.9-inch; 683 corroborated by one third-party breakpoint note"
              },
              {
                "orientation": "portrait",
                "split": "slideOver",
                "width": 375,
                "height": 1328,
                "horizontalSizeClass": "compact",
                "kind": "inferred",
                "source": "equals oneThird",
                "cardInset": 24,
                "heightKind": "inferred",
                "legacyFullHeight": 1376
              }
            ],
            "splitDivider": 10,
            "displayZoom": [],
            "tilesPadOS26": {
              "gap": 10,
              "kind": "inferred",
              "source": "half rule measured on one iPad (Air 5, More Space, iPadOS 27: 1373 wide -> 681.5); thirds and quarters extrapolated",
              "landscape": {"half": {"w": 683, "h": 1032}, "third": {"w": 452, "h": 1032}, "quarter": {"w": 683, "h": 511}},
              "portrait": {"half": {"w": 511, "h": 1376}, "quarter": {"w": 511, "h": 683}}
            },
            "keyboardHeight": {"portrait": 403, "landscape": 498, "source": "device_preview@HEAD-iOS26.5-sim"},
            "maxOS": "iPadOS 27+",
            "stageManager16to18": true,
            "provenance": {
              "portraitSize": "device_preview simulator probe",
              "nativePixels": "HIG px column / frameit",
              "ppi": "DeviceKit",
              "cornerRadius": "BezelKit; ScreenCorners; dimmmensions",
              "sizeClasses": "HIG size-class table",
              "identifiers,year": "DeviceKit identifiers; release years recalled",
              "maxOS": "endoflife.date; AppleDB, device maps of iOS 26 and 27.0 (24A437)"
            },
            "notes": ["Not in the stored HIG tables; size from simulator probe.", "More Space size not found (1192x1590 listed for 1024x1366 panels only)."]
          },
          {
            "id": "mac-catalyst",
            "name": "Mac Catalyst",
            "idiom": "mac",
            "models": [],
            "portraitSize": {"h": 1024, "w": 768},
            "scale": 2,
            "nativePixels": {"h": 2048, "w": 1536},
            "cornerRadius": 0,
            "homeButton": false,
            "sensorHousing": "none",
            "safeArea": {"landscape": {"bottom": 0, "left": 0, "right": 0, "top": 0}, "portrait": {"bottom": 0, "left": 0, "right": 0, "top": 0}},
            "safeAreaByOS": [],
            "sizeClasses": {"landscape": {"h": "regular", "v": "regular"}, "portrait": {"h": "regular", "v": "regular"}},
            "multitasking": [{"height": 768, "horizontalSizeClass": "regular", "kind": "inferred", "orientation": "landscape", "source": "recalled", "split": "full", "width": 1024}],
            "displayZoom": [],
            "downsampled": false,
            "provenance": {"sizeClasses": "HIG: design for regular width and height"},
            "notes": ["1024x768 is the default window; a Retina display is assumed."]
          },
          {
            "id": "mac-catalyst-ipad-idiom",
            "name": "Mac Catalyst (iPad idiom)",
            "idiom": "pad",
            "models": [],
            "portraitSize": {"h": 1024, "w": 768},
            "scale": 2,
            "nativePixels": {"h": 2048, "w": 1536},
            "cornerRadius": 0,
            "homeButton": false,
            "sensorHousing": "none",
            "safeArea": {"landscape": {"bottom": 0, "left": 0, "right": 0, "top": 0}, "portrait": {"bottom": 0, "left": 0, "right": 0, "top": 0}},
            "safeAreaByOS": [],
            "sizeClasses": {"landscape": {"h": "regular", "v": "regular"}, "portrait": {"h": "regular", "v": "regular"}},
            "multitasking": [{"height": 768, "horizontalSizeClass": "regular", "kind": "inferred", "orientation": "landscape", "source": "recalled", "split": "full", "width": 1024}],
            "displayZoom": [],
            "downsampled": false,
            "provenance": {"sizeClasses": "HIG: design for regular width and height"},
            "notes": ["1024x768 is the default window in UIKit points, shown at 77 % of that; a Retina display is assumed."],
            "platform": "macCatalyst"
          },
          {
            "id": "vision-pro",
            "name": "Apple Vision Pro",
            "idiom": "vision",
            "year": 2024,
            "models": [
              {"name": "Apple Vision Pro (M2)", "year": 2024, "identifiers": ["RealityDevice14,1"]},
              {"name": "Apple Vision Pro (M5)", "year": 2025, "identifiers": ["RealityDevice17,1"]}
            ],
            "portraitSize": {"h": 1280, "w": 720},
            "scale": 2,
            "nativePixels": {"h": 2560, "w": 1440},
            "cornerRadius": 0,
            "homeButton": false,
            "sensorHousing": "none",
            "safeArea": {"landscape": {"bottom": 0, "left": 0, "right": 0, "top": 0}, "portrait": {"bottom": 0, "left": 0, "right": 0, "top": 0}},
            "safeAreaByOS": [],
            "sizeClasses": {"landscape": {"h": "regular", "v": "regular"}, "portrait": {"h": "regular", "v": "regular"}},
            "multitasking": [{"height": 720, "horizontalSizeClass": "regular", "kind": "published", "orientation": "landscape", "source": "HIG", "split": "full", "width": 1280}],
            "displayZoom": [],
            "downsampled": false,
            "provenance": {"portraitSize": "HIG; Vuplex documentation agrees", "identifiers,year": "AppleDB; the first year recalled"},
            "notes": ["Size classes, the absence of safe-area insets and 2 pixels per point are inferred."]
          },
          {
            "id": "apple-tv",
            "name": "Apple TV",
            "idiom": "tv",
            "models": [{"name": "Apple TV 4K (3rd generation)", "year": 2022, "identifiers": ["AppleTV14,1"]}],
            "portraitSize": {"h": 1920, "w": 1080},
            "scale": 1,
            "nativePixels": {"h": 1920, "w": 1080},
            "cornerRadius": 0,
            "homeButton": false,
            "sensorHousing": "none",
            "safeArea": {"landscape": {"bottom": 60, "left": 80, "right": 80, "top": 60}, "portrait": {"bottom": 60, "left": 80, "right": 80, "top": 60}},
            "safeAreaByOS": [],
            "sizeClasses": {"landscape": {"h": "regular", "v": "regular"}, "portrait": {"h": "regular", "v": "regular"}},
            "multitasking": [{"height": 1080, "horizontalSizeClass": "regular", "kind": "reported", "orientation": "landscape", "source": "HIG layout for tvOS", "split": "full", "width": 1920}],
            "displayZoom": [],
            "downsampled": false,
            "provenance": {"portraitSize": "HIG layout for tvOS, reported", "identifiers,year": "AppleDB; the year recalled"},
            "notes": ["Size classes are inferred."]
          }
        ]
        """#
}
